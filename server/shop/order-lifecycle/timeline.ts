import type { OrderEventType, OrderState } from '../../../machines/order-status/order-events.ts'

/**
 * What the timeline tells of a change: why a parcel did not arrive, then the goods, then the money. That the money of a
 * cancelled order did not come is no news.
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
