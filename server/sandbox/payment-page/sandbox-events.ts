import { asc, eq, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { sandboxPaymentEvents, sandboxPayments } from '../../db/schema/payments.ts'
import { baht } from '../../shop/common/measures.ts'
import { recordedRefunds } from './sandbox-ledger.ts'
import { outcomeOf } from './sandbox-payment-provider.ts'
import type { SentEvent } from './signature.ts'

/** Events with their payments, the oldest first. */
export const findEvents = (db: Queries, which: SQL | undefined) =>
  db
    .select({ event: sandboxPaymentEvents, payment: sandboxPayments })
    .from(sandboxPaymentEvents)
    .innerJoin(sandboxPayments, eq(sandboxPayments.attemptId, sandboxPaymentEvents.attemptId))
    .where(which)
    .orderBy(asc(sandboxPaymentEvents.occurredAt))

/** What is sent of an event: of a refund, what has become of all refunds of the payment by now. */
export async function toSend(
  db: Queries,
  { event, payment }: Awaited<ReturnType<typeof findEvents>>[number],
): Promise<SentEvent> {
  const { id, type, attemptId, occurredAt, failureCode } = event
  const refunds = type === 'refunded' ? await recordedRefunds(db, attemptId) : []
  return {
    ...{ id, type, attemptId },
    amount: baht(payment.amountSatang),
    occurredAt: occurredAt.toISOString(),
    ...(failureCode !== null && { failureCode }),
    ...(refunds.length > 0 && {
      refunds: refunds.map((refund) => ({
        id: refund.id,
        amount: baht(refund.amountSatang),
        ...outcomeOf(refund),
        ...(refund.key !== null && { key: refund.key }),
      })),
    }),
  }
}
