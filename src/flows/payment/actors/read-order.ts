import { fromPromise } from 'xstate'
import type { PaymentView } from '../../../../machines/payment/payment.machine.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function readOrderWith(client: ShopClient) {
  return fromPromise<PaymentView, { orderId: string }>(({ input: { orderId: id }, signal }) =>
    dataOf(client.quiet.GET('/api/orders/{id}', { params: { path: { id } }, signal })),
  )
}
