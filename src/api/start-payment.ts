import type { PaymentChannel, PaymentStart } from '../../openapi/generated/schema.ts'
import type { ApiLanguage } from '../lib/language.ts'
import { dataOf } from './problem.ts'
import type { ShopClient } from './shop-client.ts'

interface Asked {
  orderId: string
  /** Another channel than that of the order. */
  paymentChannel?: PaymentChannel | undefined
  language: ApiLanguage
  signal: AbortSignal
}

/** Opens a payment: at the payment page, which returns the shopper in the page's language, or by transfer, without a page. */
export function startPayment(
  client: ShopClient,
  { orderId, paymentChannel, language, signal }: Asked,
): Promise<PaymentStart> {
  const returnLanguage = language === 'english' ? 'english' : 'thai'
  return dataOf(
    client.POST('/api/orders/{id}/pay', {
      params: { path: { id: orderId } },
      body: { returnLanguage, ...(paymentChannel && { paymentChannel }) },
      signal,
    }),
  )
}
