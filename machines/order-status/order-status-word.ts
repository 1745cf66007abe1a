import type { FulfilmentState, OrderStatus, PaymentState } from '../../openapi/generated/schema.ts'

/**
 * The one word of ten that a person is shown. Money that goes back says more than anything else; before the work
 * begins the money is the news, from then on the goods are.
 */
export function orderStatusWord(order: { payment: PaymentState; fulfilment: FulfilmentState }): OrderStatus {
  if (order.payment === 'refund') return 'refund'
  return order.fulfilment === 'pending' ? order.payment : order.fulfilment
}
