import type { PaymentChannelOption } from '../../../openapi/generated/schema.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

/** The ways to pay, and which can be chosen now: cards need a payment provider, cash on delivery needs nothing. */
export function listPaymentChannels({ paymentProvider }: ShopDeps): PaymentChannelOption[] {
  const card = paymentProvider ? { available: true } : { available: false, reason: 'notOffered' as const }
  return [
    { paymentChannel: 'card', ...card },
    { paymentChannel: 'cashOnDelivery', available: true },
  ]
}
