import type { ShopSettings } from '../common/shop-settings.ts'
import type { ProviderOrder } from './providers/payment-provider.ts'

interface Returning {
  orderId: string
  orderNumber: string
  language: 'thai' | 'english'
}

/** The addresses to return to: taken from the shop's settings, never from a request's Host header. */
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
