import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { sandboxPaymentEvents, sandboxPayments } from '../../db/schema/payments.ts'
import { baht } from '../../shop/common/measures.ts'
import { signPaymentEvent } from '../../shop/payments/signature.ts'

/** Sends a signed event to the shop; returns whether the shop accepted it. */
export type Post = (body: string, signature: string) => Promise<boolean>

interface Teller {
  db: Queries
  secret: string
  post: Post
}

/** Maximum number of deliveries; afterwards the shop has to ask. */
const mostTimes = 8

/** Delivers the pending events of one payment, or of all, to the shop. */
export async function tellShop({ db, secret, post }: Teller, attemptId?: string): Promise<void> {
  for (const { event, payment } of await untold(db, attemptId)) {
    if (!(await claim(db, event.id))) continue
    const body = JSON.stringify({
      id: event.id,
      type: event.type,
      attemptId: event.attemptId,
      amount: baht(payment.amountSatang),
      occurredAt: event.occurredAt.toISOString(),
      ...(event.failureCode !== null && { failureCode: event.failureCode }),
    })
    const isHeard = await post(body, signPaymentEvent(secret, body))
    if (isHeard || event.timesTold + 1 >= mostTimes) await setTellAt(db, event.id, null)
  }
}

const untold = (db: Queries, attemptId: string | undefined) =>
  db
    .select({ event: sandboxPaymentEvents, payment: sandboxPayments })
    .from(sandboxPaymentEvents)
    .innerJoin(sandboxPayments, eq(sandboxPayments.attemptId, sandboxPaymentEvents.attemptId))
    .where(
      and(
        lte(sandboxPaymentEvents.tellAt, sql`now()`),
        attemptId === undefined ? undefined : eq(sandboxPaymentEvents.attemptId, attemptId),
      ),
    )
    .orderBy(asc(sandboxPaymentEvents.occurredAt))

/** Only one of several servers delivers an event. Every failure doubles the delay. */
async function claim(db: Queries, id: string): Promise<boolean> {
  const claimed = await db
    .update(sandboxPaymentEvents)
    .set({
      tellAt: sql`now() + interval '1 second' * power(2, ${sandboxPaymentEvents.timesTold})`,
      timesTold: sql`${sandboxPaymentEvents.timesTold} + 1`,
    })
    .where(and(eq(sandboxPaymentEvents.id, id), lte(sandboxPaymentEvents.tellAt, sql`now()`)))
    .returning({ id: sandboxPaymentEvents.id })
  return claimed.length > 0
}

const setTellAt = (db: Queries, id: string, tellAt: Date | null) =>
  db.update(sandboxPaymentEvents).set({ tellAt }).where(eq(sandboxPaymentEvents.id, id))

/** The time of the next delivery. */
export async function nextTelling(db: Queries): Promise<Date | undefined> {
  const [next] = await db
    .select({ at: sandboxPaymentEvents.tellAt })
    .from(sandboxPaymentEvents)
    .where(isNotNull(sandboxPaymentEvents.tellAt))
    .orderBy(asc(sandboxPaymentEvents.tellAt))
    .limit(1)
  return next?.at ?? undefined
}
