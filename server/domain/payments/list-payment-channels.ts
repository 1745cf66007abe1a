import type { PaymentChannelOption } from '../../../openapi/generated/schema.ts'
import type { ShopParts } from '../shop-parts.ts'
import { findPaymentPage } from './payment-page-of.ts'

/** The ways to pay, and which can be chosen now: cards need a payment provider, cash on delivery needs nothing. */
export function listPaymentChannels(parts: ShopParts): PaymentChannelOption[] {
  const card = findPaymentPage(parts)
    ? { available: true }
    : { available: false, reason: 'notOffered' as const }
  return [
    { paymentChannel: 'card', ...card },
    { paymentChannel: 'cashOnDelivery', available: true },
  ]
}
