import { and, eq, inArray } from 'drizzle-orm'
import {
  nextStatus,
  type OrderState,
  type OrderEventType,
} from '../../../machines/order-status/order-events.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentAttempts, paymentEvents } from '../../db/schema/payments.ts'
import { paymentsSettled } from '../common/counters.ts'
import { invalid, notFound } from '../common/problem.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import type { Queries } from '../../db/database.ts'
import { lockOrder } from '../order-lifecycle/lock-order.ts'
import { confirmWholeRefund } from './confirm-refund.ts'
import { attemptsOf } from './attempts.ts'
import type { Attempt, ProviderEvent } from './providers/payment-provider.ts'
import { referenceCode } from './reference-code.ts'
import { wantRefunds } from '../order-lifecycle/want-refunds.ts'

/**
 * Stores the provider's events of one attempt; each event counts once, and their order does not matter. An attempt that is left
 * for another channel has not failed.
 */
export async function takeInEvents(
  db: Queries,
  { id: attemptId, provider }: Pick<Attempt, 'id' | 'provider'>,
  events: readonly ProviderEvent[],
  { isLeft = false } = {},
): Promise<Attempt> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.provider, provider)))
  if (!attempt) throw notFound('The attempt to pay was not found')
  if (events.some(({ amountSatang }) => amountSatang !== attempt.amountSatang)) {
    throw invalid('The amount is not the one to be paid', [{ field: 'amount', code: 'mismatch' }])
  }
  if (events.length === 0) return attempt
  const changed = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId)
    if (!(await insertNewEvents(tx, attempt, events))) return attempt
    const changed = await updateAttempt(tx, attempt)
    if (changed.state === 'paid' && order.referenceCode === null) {
      // An attempt that was left for another channel may have been paid after all.
      await tx
        .update(orders)
        .set({ referenceCode: referenceCode(attemptId), paymentChannel: attempt.channel })
        .where(eq(orders.id, order.id))
    }
    await bringOrderForward(tx, order, isLeft)
    if (changed.refundedAt !== null && attempt.refundedAt === null) await confirmWholeRefund(tx, changed)
    return changed
  })
  if (changed.state !== attempt.state) paymentsSettled.inc({ provider, state: changed.state })
  return changed
}

/** Whether any event is new. An id that was used for a different event is refused. */
async function insertNewEvents(
  tx: Queries,
  { id: attemptId, provider }: Attempt,
  events: readonly ProviderEvent[],
): Promise<boolean> {
  const rows = events.map(({ id, type, occurredAt, failureCode = null }) => ({
    provider,
    id,
    attemptId,
    type,
    occurredAt,
    failureCode,
  }))
  const added = await tx
    .insert(paymentEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  if (added.length < rows.length) await checkRepeated(tx, provider, rows)
  return added.length > 0
}

async function checkRepeated(
  tx: Queries,
  provider: string,
  rows: readonly (typeof paymentEvents.$inferInsert)[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const known = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), inArray(paymentEvents.id, ids)))
  const isOther = rows.some((row) =>
    known.some(
      ({ id, attemptId, type }) => id === row.id && (attemptId !== row.attemptId || type !== row.type),
    ),
  )
  if (isOther) throw invalid('Another event has this id', [{ field: 'id', code: 'mismatch' }])
}

async function updateAttempt(tx: Queries, { id }: Attempt): Promise<Attempt> {
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.attemptId, id))
  const [changed] = await tx
    .update(paymentAttempts)
    // Every event ends the in-process state; an answer that says otherwise is stored afterwards.
    .set({ ...attemptOutcome(events), isInProcess: false })
    .where(and(eq(paymentAttempts.id, id)))
    .returning()
  if (!changed) throw notFound('The attempt to pay was not found')
  return changed
}

async function bringOrderForward(
  tx: Queries,
  order: OrderState & { id: string },
  isLeft: boolean,
): Promise<void> {
  let state: OrderState = order
  for (const event of orderEventsFor(await attemptsOf(tx, order.id))) {
    const isOfTheLeft = isLeft && event === 'payment.failed'
    if (!isOfTheLeft && nextStatus(state, event)) state = await applyOrderEvent(tx, order.id, event)
  }
  await wantRefunds(tx, order.id, state)
}

type EventRow = Pick<typeof paymentEvents.$inferSelect, 'id' | 'type' | 'occurredAt' | 'failureCode'>
type Outcome = Pick<Attempt, 'state' | 'failureCode'> & { refundedAt?: Date }

/**
 * The state that follows from an attempt's events, whatever their order: a payment outweighs a refusal, and a refusal
 * outweighs an expiry.
 */
function attemptOutcome(events: readonly EventRow[]): Outcome {
  const of = (type: EventRow['type']) =>
    events
      .filter((event) => event.type === type)
      .toSorted(byTime)
      .at(-1)
  const refunded = of('refunded')
  const failed = of('failed')
  if (refunded ?? of('paid'))
    return { state: 'paid', failureCode: null, ...(refunded && { refundedAt: refunded.occurredAt }) }
  if (failed) return { state: 'failed', failureCode: failed.failureCode }
  return { state: of('expired') ? 'expired' : 'pending', failureCode: null }
}

const byTime = (one: EventRow, other: EventRow) =>
  one.occurredAt.getTime() - other.occurredAt.getTime() || (one.id < other.id ? -1 : 1)

/** The events that bring an order's payment state in line with its attempts; events that the order has already passed are skipped. */
function orderEventsFor(attempts: readonly Pick<Attempt, 'state' | 'refundedAt'>[]): OrderEventType[] {
  const paid = attempts.filter(({ state }) => state === 'paid')
  if (paid.some(({ refundedAt }) => refundedAt === null)) return ['payment.paid']
  if (paid.length > 0) return ['payment.paid', 'payment.refunded']
  const newest = attempts.at(-1)
  return newest && newest.state !== 'pending' ? ['payment.failed'] : []
}
