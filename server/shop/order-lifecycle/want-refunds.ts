import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { OrderState } from '../../../machines/order-status/order-events.ts'
import type { Queries } from '../../db/database.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'

/** Marks payments to refund: all of them when the order is refunded, otherwise every payment after the first. */
export async function wantRefunds(
  tx: Queries,
  orderId: string,
  { payment }: Pick<OrderState, 'payment'>,
): Promise<void> {
  if (payment !== 'paid' && payment !== 'refund') return
  const payments = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(paymentAttempts.state, 'paid'),
        isNull(paymentAttempts.refundWantedAt),
        isNull(paymentAttempts.refundedAt),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
  const tooMuch = (payment === 'refund' ? payments : payments.slice(1)).map(({ id }) => id)
  if (tooMuch.length === 0) return
  await tx
    .update(paymentAttempts)
    .set({ refundWantedAt: new Date() })
    .where(inArray(paymentAttempts.id, tooMuch))
}
