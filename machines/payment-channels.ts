import type { PaymentChannel } from '../openapi/generated/schema.ts'

interface ChannelRules {
  /** Work on an order begins only when its money is there. Otherwise the carrier takes the money at the door. */
  isPaidBeforeShipping: boolean
  /** An order that stays unpaid is cancelled after some hours, so that others can buy its products. */
  expires: boolean
  /** The payment provider takes the money at its page. A shop without a provider does not offer the channel. */
  needsProvider: boolean
}

/** What the shop does differently for each way to pay. Flows, server and screens ask this table, never for one channel. */
export const paymentChannels = {
  card: { isPaidBeforeShipping: true, expires: true, needsProvider: true },
  cashOnDelivery: { isPaidBeforeShipping: false, expires: false, needsProvider: false },
} satisfies Record<PaymentChannel, ChannelRules>

export const channelNames = Object.keys(paymentChannels) as PaymentChannel[]

/** The channels whose rules pass the test, for a query. */
export const channelsWhere = (test: (rules: ChannelRules) => boolean): PaymentChannel[] =>
  channelNames.filter((name) => test(paymentChannels[name]))
