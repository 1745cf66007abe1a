import type { Money, PaymentChannel, PaymentChannelOption } from '../openapi/generated/schema.ts'

interface ChannelRules {
  /** Work on an order begins only when its money is there. Otherwise the handover, at the door or in a branch, pays it. */
  isPaidBeforeShipping: boolean
  /** An order that stays unpaid is cancelled after some hours, so that others can buy its products. */
  expires: boolean
  /** A payment provider takes the money. A shop without one does not offer the channel. */
  needsProvider: boolean
  /** At the provider's page, by a transfer whose QR code the shop shows, to the carrier at the door, or in a branch. */
  paidBy: 'page' | 'transfer' | 'carrier' | 'counter'
}

/**
 * What the shop does differently for each way to pay, in the order in which they are offered: most people in Thailand pay
 * by PromptPay. Flows, server and screens ask this table, never for one channel.
 */
export const paymentChannels = {
  promptPay: { isPaidBeforeShipping: true, expires: true, needsProvider: true, paidBy: 'transfer' },
  card: { isPaidBeforeShipping: true, expires: true, needsProvider: true, paidBy: 'page' },
  cashOnDelivery: { isPaidBeforeShipping: false, expires: false, needsProvider: false, paidBy: 'carrier' },
  payAtCounter: { isPaidBeforeShipping: false, expires: false, needsProvider: false, paidBy: 'counter' },
} satisfies Record<PaymentChannel, ChannelRules>

export const channelNames = Object.keys(paymentChannels) as PaymentChannel[]

/** The channels whose rules pass the test, for a query. */
export const channelsWhere = (test: (rules: ChannelRules) => boolean): PaymentChannel[] =>
  channelNames.filter((name) => test(paymentChannels[name]))

/** A carrier takes money only for what it carries, and the counter only for what is picked up there. */
export const suitsWay = (channel: PaymentChannel, { isPickUp }: { isPickUp: boolean }): boolean =>
  paymentChannels[channel].paidBy !== (isPickUp ? 'carrier' : 'counter')

/** Whether an order with this total can be paid in a channel that is open. */
export const takesTotal = (
  { limits }: Pick<PaymentChannelOption, 'limits'>,
  { amount }: Pick<Money, 'amount'>,
): boolean => limits === undefined || (limits.min.amount <= amount && amount <= limits.max.amount)
