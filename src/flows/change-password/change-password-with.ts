import type { ActorRefFrom } from 'xstate'
import { changePasswordMachine } from '../../../machines/change-password/change-password.machine.ts'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { sendPasswordChangeWith } from './actors/change-password.ts'

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>

interface ChangePasswordDeps {
  client: ShopClient
  /** The flow of the one-time code, with its effects. */
  otp: typeof otpMachine
}

export function changePasswordWith({ client, otp }: ChangePasswordDeps): typeof changePasswordMachine {
  return changePasswordMachine.provide({ actors: { otp, changePassword: sendPasswordChangeWith(client) } })
}
