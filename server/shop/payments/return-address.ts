import type { ShopSettings } from '../common/shop-settings.ts'
import type { ProviderOrder } from './payment-provider.ts'

interface Returning {
  orderId: string
  orderNumber: string
  language: 'thai' | 'english'
}

/** Where the shopper comes back to: by the shop's own settings, whatever a request says of the host it was sent to. */
export function returnAddresses(
  { shopUrl }: Pick<ShopSettings, 'shopUrl'>,
  { orderId, orderNumber, language }: Returning,
): ProviderOrder['returnTo'] {
  const origin = shopUrl.replace(/\/+$/, '')
  const words = language === 'english' ? '?lang=en' : '?lang=th'
  const to = (status: string) =>
    `${origin}/payment-result/${status}/${encodeURIComponent(orderNumber)}/${encodeURIComponent(orderId)}${words}`
  return { success: to('success'), pending: to('pending'), failed: to('failed') }
}
