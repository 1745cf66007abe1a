import { channelNames, paymentChannels } from '../../../machines/payment-channels.ts'
import type { PaymentChannelOption } from '../../../openapi/generated/schema.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

/** The ways to pay, and which can be chosen now. */
export const listPaymentChannels = ({ paymentProvider }: ShopDeps): PaymentChannelOption[] =>
  channelNames.map((paymentChannel) =>
    paymentProvider || !paymentChannels[paymentChannel].needsProvider
      ? { paymentChannel, available: true }
      : { paymentChannel, available: false, reason: 'notOffered' },
  )
