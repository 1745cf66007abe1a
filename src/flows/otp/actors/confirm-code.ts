import { fromPromise } from 'xstate'
import type { OtpReason } from '../../../../machines/otp/otp.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

interface TypedCode {
  userName: string
  otp: string
  refCode: string
  reason: OtpReason
}

/** Whoever forgot the password sends the code once more with the new one: until then it is only validated. */
export function confirmCodeWith(client: ShopClient) {
  return fromPromise<void, TypedCode>(async ({ input, signal }) => {
    const { refCode: _, ...withoutReference } = input
    await (input.reason === 'forgotPassword'
      ? dataOf(client.POST('/api/customers/otp/validation', { body: withoutReference, signal }))
      : dataOf(client.POST('/api/customers/otp/confirm', { body: input, signal })))
  })
}
