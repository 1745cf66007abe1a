import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { sandboxPaymentEvents, sandboxPayments } from '../../db/schema/payments.ts'
import { baht } from '../../shop/common/measures.ts'
import { signPaymentEvent } from '../../shop/payments/signature.ts'

/** Sends a signed event to the shop; returns whether the shop accepted it. */
export type Post = (body: string, signature: string) => Promise<boolean>

interface Delivery {
  db: Queries
  secret: string
  post: Post
}

/** Maximum number of deliveries; afterwards the shop has to ask. */
const maxDeliveries = 8

/** Delivers the pending events of one payment, or of all, to the shop. */
export async function deliverEvents({ db, secret, post }: Delivery, attemptId?: string): Promise<void> {
  for (const { event, payment } of await pendingEvents(db, attemptId)) {
    if (!(await claim(db, event.id))) continue
    const body = JSON.stringify({
      id: event.id,
      type: event.type,
      attemptId: event.attemptId,
      amount: baht(payment.amountSatang),
      occurredAt: event.occurredAt.toISOString(),
      ...(event.failureCode !== null && { failureCode: event.failureCode }),
    })
    const isAccepted = await post(body, signPaymentEvent(secret, body))
    if (isAccepted || event.timesSent + 1 >= maxDeliveries) await setSendAt(db, event.id, null)
  }
}

const pendingEvents = (db: Queries, attemptId: string | undefined) =>
  db
    .select({ event: sandboxPaymentEvents, payment: sandboxPayments })
    .from(sandboxPaymentEvents)
    .innerJoin(sandboxPayments, eq(sandboxPayments.attemptId, sandboxPaymentEvents.attemptId))
    .where(
      and(
        lte(sandboxPaymentEvents.sendAt, sql`now()`),
        attemptId === undefined ? undefined : eq(sandboxPaymentEvents.attemptId, attemptId),
      ),
    )
    .orderBy(asc(sandboxPaymentEvents.occurredAt))

/** Only one of several servers delivers an event. Every failure doubles the delay. */
async function claim(db: Queries, id: string): Promise<boolean> {
  const claimed = await db
    .update(sandboxPaymentEvents)
    .set({
      sendAt: sql`now() + interval '1 second' * power(2, ${sandboxPaymentEvents.timesSent})`,
      timesSent: sql`${sandboxPaymentEvents.timesSent} + 1`,
    })
    .where(and(eq(sandboxPaymentEvents.id, id), lte(sandboxPaymentEvents.sendAt, sql`now()`)))
    .returning({ id: sandboxPaymentEvents.id })
  return claimed.length > 0
}

const setSendAt = (db: Queries, id: string, sendAt: Date | null) =>
  db.update(sandboxPaymentEvents).set({ sendAt }).where(eq(sandboxPaymentEvents.id, id))

/** The time of the next delivery. */
export async function nextDelivery(db: Queries): Promise<Date | undefined> {
  const [next] = await db
    .select({ at: sandboxPaymentEvents.sendAt })
    .from(sandboxPaymentEvents)
    .where(isNotNull(sandboxPaymentEvents.sendAt))
    .orderBy(asc(sandboxPaymentEvents.sendAt))
    .limit(1)
  return next?.at ?? undefined
}
