import { fromPromise } from 'xstate'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function cancelOrderWith(client: ShopClient) {
  return fromPromise<unknown, { orderId: string }>(({ input, signal }) =>
    dataOf(client.POST('/api/orders/{id}/cancel', { params: { path: { id: input.orderId } }, signal })),
  )
}
