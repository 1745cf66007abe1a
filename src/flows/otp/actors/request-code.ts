import { fromPromise } from 'xstate'
import type { NewCode, OtpReason } from '../../../../machines/otp/otp.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import { serverTime } from '../../../api/server-time.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

interface CodeWish {
  userName: string
  reason: OtpReason
}

/** Requests a code. The times of the answer are converted to this device's clock, which may be wrong. */
export function requestCodeWith(client: ShopClient) {
  return fromPromise<NewCode, CodeWish>(async ({ input, signal }) => {
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
  })
}

/** A legal entity, which signs in with its e-mail, has an operation of its own for a forgotten password. */
const isForgottenByCompany = ({ userName, reason }: CodeWish) =>
  reason === 'forgotPassword' && userName.includes('@')
