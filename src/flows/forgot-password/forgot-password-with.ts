import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password.machine.ts'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { resetPasswordWith } from './actors/reset-password.ts'

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
