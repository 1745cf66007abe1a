import { fromPromise } from 'xstate'
import type { PaymentView } from '../../../../machines/payment/payment.machine.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** The result page shows that it is asking, so the request does not show the loading overlay. */
export function readOrderWith(client: ShopClient) {
  return fromPromise<PaymentView, { orderId: string }>(({ input: { orderId: id }, signal }) =>
    dataOf(client.GET('/api/orders/{id}', { params: { path: { id } }, headers: withoutOverlay, signal })),
  )
}
