import { channelsOf, type CheckoutDraft } from '../../../machines/checkout/checkout.machine.ts'
import type { PaymentChannelOption } from '../../../openapi/generated/schema.ts'

/** The payment channels for how the goods are handed over, by the rule of the checkout flow. */
export const offeredChannels = (checkout: {
  draft: Pick<CheckoutDraft, 'pickUp'>
  channels: PaymentChannelOption[]
}): PaymentChannelOption[] => channelsOf(checkout)
