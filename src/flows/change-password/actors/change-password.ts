import { fromPromise } from 'xstate'
import type { PasswordChange } from '../../../../machines/change-password/change-password.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function sendPasswordChangeWith(client: ShopClient) {
  return fromPromise<void, PasswordChange>(async ({ input, signal }) => {
    const body = { ...input, reason: 'changePassword' as const }
    await dataOf(client.POST('/api/customers/change-password', { body, signal }))
  })
}
