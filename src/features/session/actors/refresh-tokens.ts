import { fromPromise, type ActorRefFrom } from 'xstate'
import type { tokenRefreshMachine } from '../../../../machines/token-refresh/token-refresh.machine.ts'
import { ShopProblem, type ProblemCode } from '../../../api/problem.ts'

/** Asks for a refresh, or joins the one that is under way, and ends as it ends. */
export function refreshTokensBy(flow: ActorRefFrom<typeof tokenRefreshMachine>, whenLive: Promise<void>) {
  return fromPromise<void>(
    ({ signal }) =>
      new Promise((end, fail) => {
        const heard = [
          flow.on('refresh.succeeded', () => finish(end)),
          flow.on('refresh.failed', ({ code }) => finish(() => fail(new ShopProblem(code as ProblemCode)))),
        ]
        let isOver = false
        const finish = (tell: () => void) => {
          isOver = true
          for (const subscription of heard) subscription.unsubscribe()
          tell()
        }
        signal.addEventListener('abort', () => finish(() => undefined))
        void whenLive.then(() => {
          if (!isOver) flow.send({ type: 'refresh.ask' })
        })
      }),
  )
}
