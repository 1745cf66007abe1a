import type { OrderEventType, OrderState } from '../../../machines/order-status/order-events.ts'

/**
 * The timeline entries of a change: why an order or its parcel came to nothing, then fulfilment, then payment. That the payment of a
 * cancelled order failed is not recorded.
 */
export function newEntries(before: OrderState, after: OrderState, event: OrderEventType): string[] {
  const isLate = after.fulfilment === 'cancelOrder' && after.payment === 'failed'
  const reason = reasons[event]
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(after.fulfilment === before.fulfilment ? [] : [after.fulfilment]),
    ...(after.payment === before.payment || isLate ? [] : [after.payment]),
  ]
}

/** The entry of an order that was not paid in time. */
export const unpaid = 'unpaid'

const reasons: Partial<Record<OrderEventType, string>> = {
  'order.expire': unpaid,
  'parcel.returned': 'parcelReturned',
  'parcel.lost': 'parcelLost',
}
