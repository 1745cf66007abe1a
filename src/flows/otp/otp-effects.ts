import { fromCallback, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { otpMachine, type OtpReason } from '../../../machines/otp/otp.machine.ts'
import { dataOf } from '../../api/problem.ts'
import { serverTime } from '../../api/server-time.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { dropCode, recallCode, rememberCode } from './code-memory.ts'

export type OtpActor = ActorRefFrom<typeof otpMachine>
export type OtpSnapshot = SnapshotFrom<typeof otpMachine>

/** The flow of a one-time code with its effects, to be provided as the child `otp` of another flow. */
export const otpWith = (client: ShopClient): typeof otpMachine =>
  otpMachine.provide({
    actors: {
      clock,
      recallCode: fromPromise(async ({ input }) => recallCode(input)),
      // The times of the answer are converted to this device's clock, which may be wrong.
      requestCode: fromPromise(async ({ input, signal }) => {
        const request = isForgottenByCompany(input)
          ? client.POST('/api/accounts/forgot-password/legalentity/otp', {
              body: { email: input.userName },
              signal,
            })
          : client.POST('/api/customers/otp', { body: input, signal })
        const sent = await dataOf(request)
        const now = Date.now()
        const { response } = await request
        return {
          refCode: sent.refCode,
          expiresAt: Date.parse(sent.expiresAt) + now - serverTime(response, now),
          resendAt: now + sent.resendAfterSeconds * 1000,
        }
      }),
      // Whoever forgot the password sends the code once more with the new one: until then it is only validated.
      confirmCode: fromPromise(async ({ input, signal }) => {
        const { refCode: _, ...withoutReference } = input
        await (input.reason === 'forgotPassword'
          ? dataOf(client.POST('/api/customers/otp/validation', { body: withoutReference, signal }))
          : dataOf(client.POST('/api/customers/otp/confirm', { body: input, signal })))
      }),
    },
    actions: {
      rememberCode: (_, code) => rememberCode(code),
      dropCode: (_, owner) => dropCode(owner),
    },
  })

/**
 * Sends the time at once and then each second. A hidden page is throttled, so the time is also sent when the
 * page is shown again.
 */
const clock = fromCallback(({ sendBack }) => {
  const tick = () => sendBack({ type: 'clock.tick', now: Date.now() })
  tick()
  const timer = setInterval(tick, 1000)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
})

/** A legal entity, which signs in with its e-mail, has an operation of its own for a forgotten password. */
const isForgottenByCompany = ({ userName, reason }: { userName: string; reason: OtpReason }) =>
  reason === 'forgotPassword' && userName.includes('@')
