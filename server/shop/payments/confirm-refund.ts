import { and, eq, ne, sql } from 'drizzle-orm'
import { eventAfterRefund } from '../../../machines/order-status/order-events.ts'
import type { Queries } from '../../db/database.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { issueCreditNote } from '../order-lifecycle/issue-credit-note.ts'
import { lockOrder } from '../order-lifecycle/lock-order.ts'
import type { Refund } from '../order-lifecycle/refund-rows.ts'
import { writeNotice } from '../order-lifecycle/write-notices.ts'

type Confirmation = Partial<Pick<Refund, 'providerRefundId' | 'settledBy' | 'settledNote'>>

/** The money of a refund is back: writes the credit note, and what the order says now. Calling it twice does it once. */
export async function confirmRefund(
  tx: Queries,
  { id, orderId }: Pick<Refund, 'id' | 'orderId'>,
  confirmation: Confirmation = {},
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const [refund] = await tx
    .update(refunds)
    .set({ ...confirmation, state: 'confirmed', confirmedAt: new Date(), claimedUntil: null })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'confirmed')))
    .returning()
  if (!refund) return
  await writeNotice(tx, orderId, 'refunded', { refundId: id })
  await issueCreditNote(tx, refund)
  if (refund.attemptId !== null) await noteWholeRefund(tx, refund.attemptId)
  const givenBackSatang = await sumOf(tx, and(eq(refunds.orderId, orderId), eq(refunds.isExcess, false)))
  const event = eventAfterRefund(order, { totalSatang: order.totalSatang, givenBackSatang })
  if (event) await applyOrderEvent(tx, orderId, event)
}

async function noteWholeRefund(tx: Queries, attemptId: string): Promise<void> {
  const givenBack = await sumOf(tx, eq(refunds.attemptId, attemptId))
  await tx
    .update(paymentAttempts)
    .set({ refundedAt: sql`coalesce(${paymentAttempts.refundedAt}, now())` })
    .where(and(eq(paymentAttempts.id, attemptId), sql`${paymentAttempts.amountSatang} <= ${givenBack}`))
}

async function sumOf(tx: Queries, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await tx
    .select({ satang: sql`coalesce(sum(${refunds.amountSatang}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(which, eq(refunds.state, 'confirmed')))
  return row?.satang ?? 0
}
