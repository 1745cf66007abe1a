import { fromPromise, type ActorRefFrom } from 'xstate'
import {
  changePasswordMachine,
  type PasswordChange,
} from '../../../machines/change-password/change-password.machine.ts'
import type { otpMachine } from '../../../machines/otp/otp.machine.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>

interface ChangePasswordDeps {
  client: ShopClient
  /** The flow of the one-time code, with its effects. */
  otp: typeof otpMachine
}

export function changePasswordWith({ client, otp }: ChangePasswordDeps): typeof changePasswordMachine {
  return changePasswordMachine.provide({ actors: { otp, changePassword: sendPasswordChangeWith(client) } })
}

export const sendPasswordChangeWith = (client: ShopClient) =>
  fromPromise<void, PasswordChange>(async ({ input, signal }) => {
    const body = { ...input, reason: 'changePassword' as const }
    await dataOf(client.POST('/api/customers/change-password', { body, signal }))
  })
