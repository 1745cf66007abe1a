import type { Money, PaymentChannel, PaymentChannelOption } from '../openapi/generated/schema.ts'

interface ChannelRules {
  /** Work on an order begins only when its money is there. Otherwise the carrier takes the money at the door. */
  isPaidBeforeShipping: boolean
  /** An order that stays unpaid is cancelled after some hours, so that others can buy its products. */
  expires: boolean
  /** A payment provider takes the money. A shop without one does not offer the channel. */
  needsProvider: boolean
  /** At the provider's page, by a transfer whose QR code the shop shows, or to the carrier at the door. */
  paidBy: 'page' | 'transfer' | 'carrier'
}

/**
 * What the shop does differently for each way to pay, in the order in which they are offered: most people in Thailand pay
 * by PromptPay. Flows, server and screens ask this table, never for one channel.
 */
export const paymentChannels = {
  promptPay: { isPaidBeforeShipping: true, expires: true, needsProvider: true, paidBy: 'transfer' },
  card: { isPaidBeforeShipping: true, expires: true, needsProvider: true, paidBy: 'page' },
  cashOnDelivery: { isPaidBeforeShipping: false, expires: false, needsProvider: false, paidBy: 'carrier' },
} satisfies Record<PaymentChannel, ChannelRules>

export const channelNames = Object.keys(paymentChannels) as PaymentChannel[]

/** The channels whose rules pass the test, for a query. */
export const channelsWhere = (test: (rules: ChannelRules) => boolean): PaymentChannel[] =>
  channelNames.filter((name) => test(paymentChannels[name]))

/** Whether an order with this total can be paid in a channel that is open. */
export const takesTotal = (
  { limits }: Pick<PaymentChannelOption, 'limits'>,
  { amount }: Pick<Money, 'amount'>,
): boolean => limits === undefined || (limits.min.amount <= amount && amount <= limits.max.amount)
