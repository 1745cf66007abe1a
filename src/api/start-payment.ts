import { generatePath } from 'react-router-dom'
import type { ApiLanguage } from '../lib/language.ts'
import { paths } from '../lib/paths.ts'
import { dataOf } from './problem.ts'
import type { ShopClient } from './shop-client.ts'

interface Asked {
  orderId: string
  language: ApiLanguage
  signal: AbortSignal
}

/** Opens a payment at the payment page, which returns the shopper in the page's language. A transfer is paid at the result page. */
export async function startPayment(
  client: ShopClient,
  { orderId, language, signal }: Asked,
): Promise<{ redirectUrl: string }> {
  const returnLanguage = language === 'english' ? 'english' : 'thai'
  const { orderNumber, redirectUrl } = await dataOf(
    client.POST('/api/orders/{id}/pay', {
      params: { path: { id: orderId } },
      body: { returnLanguage },
      signal,
    }),
  )
  return {
    redirectUrl:
      redirectUrl ?? generatePath(paths.paymentResult, { status: 'pending', orderNumber, orderId }),
  }
}
