import { fromPromise } from 'xstate'
import { ShopProblem } from '../../../api/problem.ts'
import type { RefreshLock } from '../refresh-lock.ts'

export function takeLockOf(lock: RefreshLock) {
  return fromPromise<void>(() =>
    lock.take().catch(() => {
      throw new ShopProblem('INTERNAL')
    }),
  )
}
