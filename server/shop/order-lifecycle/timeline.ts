import type { OrderState } from '../../../machines/order-status/order-events.ts'

/** What the timeline tells of a change: the goods first, then the money. That the money of a cancelled order did not come is no news. */
export function newEntries(before: OrderState, after: OrderState): string[] {
  const isLate = after.fulfilment === 'cancelOrder' && after.payment === 'failed'
  return [
    ...(after.fulfilment === before.fulfilment ? [] : [after.fulfilment]),
    ...(after.payment === before.payment || isLate ? [] : [after.payment]),
  ]
}
