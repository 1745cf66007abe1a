import { fromPromise } from 'xstate'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function confirmOrderWith(client: ShopClient) {
  return fromPromise<unknown, { orderId: string; otp: string }>(({ input, signal }) => {
    const params = { path: { id: input.orderId } }
    return dataOf(client.POST('/api/orders/{id}/confirm', { params, body: { otp: input.otp }, signal }))
  })
}
