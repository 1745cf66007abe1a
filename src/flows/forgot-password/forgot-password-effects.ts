import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  forgotPasswordMachine,
  type PasswordReset,
} from '../../../machines/forgot-password/forgot-password.machine.ts'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPasswordMachine>
export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>

interface ForgotPasswordDeps {
  client: ShopClient
  /** The flow of the one-time code, with its effects. */
  otp: typeof otpMachine
}

export function forgotPasswordWith({ client, otp }: ForgotPasswordDeps): typeof forgotPasswordMachine {
  return forgotPasswordMachine.provide({ actors: { otp, resetPassword: resetPasswordWith(client) } })
}

/** Individuals and legal entities reset a forgotten password with separate operations. */
export const resetPasswordWith = (client: ShopClient) =>
  fromPromise<void, PasswordReset>(async ({ input, signal }) => {
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
