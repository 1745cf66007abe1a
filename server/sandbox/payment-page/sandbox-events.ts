import { asc, eq, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { sandboxPaymentEvents, sandboxPayments } from '../../db/schema/payments.ts'
import { sandboxRefunds } from '../../db/schema/refunds.ts'
import { baht } from '../../shop/common/measures.ts'
import { outcomeOf } from './sandbox-payment-provider.ts'
import type { SentEvent } from './signature.ts'

/** Events with all that is told with them, the oldest first. */
export const findEvents = (db: Queries, which: SQL | undefined) =>
  db
    .select({ event: sandboxPaymentEvents, payment: sandboxPayments, refund: sandboxRefunds })
    .from(sandboxPaymentEvents)
    .innerJoin(sandboxPayments, eq(sandboxPayments.attemptId, sandboxPaymentEvents.attemptId))
    .leftJoin(sandboxRefunds, eq(sandboxRefunds.id, sandboxPaymentEvents.refundId))
    .where(which)
    .orderBy(asc(sandboxPaymentEvents.occurredAt))

/** What is sent of an event: of a refund, what it has become by now. */
export function toSend({
  event,
  payment,
  refund,
}: Awaited<ReturnType<typeof findEvents>>[number]): SentEvent {
  const { id, type, attemptId, occurredAt, failureCode } = event
  return {
    ...{ id, type, attemptId },
    amount: baht(payment.amountSatang),
    occurredAt: occurredAt.toISOString(),
    ...(failureCode !== null && { failureCode }),
    ...(refund && {
      refund: {
        id: refund.id,
        amount: baht(refund.amountSatang),
        ...outcomeOf(refund),
        ...(refund.key !== null && { key: refund.key }),
      },
    }),
  }
}
