import { generatePath } from 'react-router-dom'
import { fromPromise } from 'xstate'
import type { ShopClient } from '../../../api/shop-client.ts'
import { startPayment } from '../../../api/start-payment.ts'
import type { ApiLanguage } from '../../../lib/language.ts'
import { paths } from '../../../lib/paths.ts'

/** A transfer has no payment page: it is paid at the order's result page. */
export function startPaymentWith(client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<{ redirectUrl: string }, { orderId: string }>(async ({ input: { orderId }, signal }) => {
    const { redirectUrl, orderNumber } = await startPayment(client, {
      orderId,
      language: readLanguage(),
      signal,
    })
    const resultPage = generatePath(paths.paymentResult, { status: 'pending', orderNumber, orderId })
    return { redirectUrl: redirectUrl ?? resultPage }
  })
}
