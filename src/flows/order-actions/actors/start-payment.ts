import { fromPromise } from 'xstate'
import type { ShopClient } from '../../../api/shop-client.ts'
import { startPayment } from '../../../api/start-payment.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

export function startPaymentWith(client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<{ redirectUrl: string }, { orderId: string }>(({ input, signal }) =>
    startPayment(client, { orderId: input.orderId, language: readLanguage(), signal }),
  )
}
