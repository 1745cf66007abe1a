import type { OrderEventType, OrderState } from '../../../machines/order-status/order-events.ts'

/**
 * The timeline entries of a change: why a parcel did not arrive, then fulfilment, then payment. That the payment of a
 * cancelled order failed is not recorded.
 */
export function newEntries(before: OrderState, after: OrderState, event: OrderEventType): string[] {
  const isLate = after.fulfilment === 'cancelOrder' && after.payment === 'failed'
  const reason = parcelReasons[event]
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(after.fulfilment === before.fulfilment ? [] : [after.fulfilment]),
    ...(after.payment === before.payment || isLate ? [] : [after.payment]),
  ]
}

const parcelReasons: Partial<Record<OrderEventType, string>> = {
  'parcel.returned': 'parcelReturned',
  'parcel.lost': 'parcelLost',
}
