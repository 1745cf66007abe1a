import type { FulfilmentState, OrderStatus, PaymentState } from '../../openapi/generated/schema.ts'

/**
 * Reduces payment and fulfilment to one of the statuses shown to people. A refund takes precedence. Until
 * fulfilment begins the payment state is shown, afterwards the fulfilment state.
 */
export function orderStatusWord(order: { payment: PaymentState; fulfilment: FulfilmentState }): OrderStatus {
  if (order.payment === 'refund') return 'refund'
  return order.fulfilment === 'pending' ? order.payment : order.fulfilment
}
