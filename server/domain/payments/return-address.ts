import type { ShopSettings } from '../shop-settings.ts'
import type { PageOrder } from './payment-page.ts'

interface Returning {
  orderId: string
  orderNumber: string
  language: 'thai' | 'english'
}

/** Where the shopper comes back to: by the shop's own settings, whatever a request says of the host it was sent to. */
export function returnAddresses(
  { shopUrl }: Pick<ShopSettings, 'shopUrl'>,
  { orderId, orderNumber, language }: Returning,
): PageOrder['returnTo'] {
  const origin = shopUrl.replace(/\/+$/, '')
  const words = language === 'english' ? '?lang=en' : '?lang=th'
  const to = (status: string) =>
    `${origin}/payment-result/${status}/${encodeURIComponent(orderNumber)}/${encodeURIComponent(orderId)}${words}`
  return { success: to('success'), pending: to('pending'), failed: to('failed') }
}
