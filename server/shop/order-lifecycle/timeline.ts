import type { OrderEventType, OrderState } from '../../../machines/order-status/order-events.ts'

/**
 * The timeline entries of a change: that it was confirmed, or why it came to nothing; then fulfilment, then payment.
 * That the payment of a cancelled order failed is not recorded.
 */
export function newEntries(before: OrderState, after: OrderState, event: OrderEventType): string[] {
  const isLate = after.fulfilment === 'cancelOrder' && after.payment === 'failed'
  const reason = event === 'order.expire' && before.confirmation === 'waiting' ? unconfirmed : reasons[event]
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(after.fulfilment === before.fulfilment ? [] : [after.fulfilment]),
    ...(after.payment === before.payment || isLate ? [] : [after.payment]),
  ]
}

/** The timeline entries of an order that expired. */
const unpaid = 'unpaid'
const unconfirmed = 'unconfirmed'
export const outOfTime = [unpaid, unconfirmed] as const

const endings = [unpaid, unconfirmed, 'parcelReturned', 'parcelLost'] as const

/** Whether an entry says why an order ended that nobody asked to cancel. */
export const isEnding = (entry: string): entry is (typeof endings)[number] =>
  endings.some((ending) => ending === entry)

const reasons: Partial<Record<OrderEventType, string>> = {
  'order.confirm': 'confirmed',
  'order.expire': unpaid,
  'parcel.returned': 'parcelReturned',
  'parcel.lost': 'parcelLost',
}
