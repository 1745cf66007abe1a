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

export function confirmCodeWith(client: ShopClient) {
  return fromPromise<void, TypedCode>(async ({ input, signal }) => {
    await dataOf(client.POST('/api/customers/otp/confirm', { body: input, signal }))
  })
}
