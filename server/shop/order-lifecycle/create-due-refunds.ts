import type { OrderState } from '../../../machines/order-status/order-events.ts'
import type { Queries } from '../../db/database.ts'
import { paymentsOf, refundAttempt, refundRest } from './refund-rows.ts'

/** Writes the refunds that a state asks for: of all money when the order is refunded, otherwise of every payment but one. */
export async function createDueRefunds(
  tx: Queries,
  orderId: string,
  { payment }: Pick<OrderState, 'payment'>,
): Promise<void> {
  if (payment !== 'paid' && payment !== 'refund') return
  const { paid, kept } = await paymentsOf(tx, orderId)
  for (const attempt of paid) {
    if (attempt.refundedAt !== null || (payment === 'paid' && attempt.id === kept?.id)) continue
    await refundAttempt(tx, attempt, attempt.id === kept?.id ? 'cancelled' : 'paidTwice')
  }
  // No provider took this money, so the staff gives it back.
  if (payment === 'refund' && paid.length === 0)
    await refundRest(tx, {
      id: `rf_${orderId}`.slice(0, 64),
      orderId,
      reason: 'cancelled',
      askedBy: 'shop',
      state: 'refused',
      refusal: 'noProvider',
    })
}
