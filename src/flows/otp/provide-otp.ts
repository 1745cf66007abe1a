import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { otpMachine, type OtpReason, type SentCode } from '../../../machines/otp/otp.machine.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { clock } from './actors/clock.ts'
import { confirmCodeWith } from './actors/confirm-code.ts'
import { requestCodeWith } from './actors/request-code.ts'
import { dropCode, recallCode, rememberCode } from './code-memory.ts'

export type OtpActor = ActorRefFrom<typeof otpMachine>
export type OtpSnapshot = SnapshotFrom<typeof otpMachine>

/** The flow of a one-time code with its effects, to be provided as the child `otp` of another flow. */
export function otpWith(client: ShopClient): typeof otpMachine {
  return otpMachine.provide({
    actors: {
      clock,
      recallCode: fromPromise<SentCode | null, { userName: string; reason: OtpReason }>(async ({ input }) =>
        recallCode(input),
      ),
      requestCode: requestCodeWith(client),
      confirmCode: confirmCodeWith(client),
    },
    actions: {
      rememberCode: (_, code) => rememberCode(code),
      dropCode: (_, owner) => dropCode(owner),
    },
  })
}
