import type { OrderEventType } from '../../../machines/order-status/order-events.ts'
import type { Attempt } from './payment-provider.ts'

/** The events that bring an order's payment state in line with its attempts; events that the order has already passed are skipped. */
export function orderEventsFor(attempts: readonly Pick<Attempt, 'state' | 'refundedAt'>[]): OrderEventType[] {
  const paid = attempts.filter(({ state }) => state === 'paid')
  if (paid.some(({ refundedAt }) => refundedAt === null)) return ['payment.paid']
  if (paid.length > 0) return ['payment.paid', 'payment.refunded']
  const newest = attempts.at(-1)
  return newest && newest.state !== 'pending' ? ['payment.failed'] : []
}
