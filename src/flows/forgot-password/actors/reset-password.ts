import { fromPromise } from 'xstate'
import type { PasswordReset } from '../../../../machines/forgot-password/forgot-password.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** Individuals and legal entities reset a forgotten password with separate operations. */
export function resetPasswordWith(client: ShopClient) {
  return fromPromise<void, PasswordReset>(async ({ input, signal }) => {
    const { kind, userName, otp, newPassword } = input
    const reset = { newPassword, otp, reason: 'forgotPassword' as const }
    await (kind === 'legalEntity'
      ? dataOf(
          client.POST('/api/accounts/forgot-password/legalentity', {
            body: { email: userName, ...reset },
            signal,
          }),
        )
      : dataOf(
          client.POST('/api/accounts/forgot-password/individual', {
            body: { phoneNumber: userName, ...reset },
            signal,
          }),
        ))
  })
}
