import { and, eq, inArray } from 'drizzle-orm'
import { nextStatus, type OrderEventType } from '../../../machines/order-status/order-events.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentAttempts, paymentEvents } from '../../db/schema/payments.ts'
import { paymentsSettled } from '../common/counters.ts'
import { invalid, notFound } from '../common/problem.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import type { Queries } from '../../db/database.ts'
import { lockOrder, type OrderRow } from '../order-lifecycle/lock-order.ts'
import { referenceCode } from '../order-lifecycle/reference-code.ts'
import { attemptsOf, noteProviderId } from './attempts.ts'
import type { Attempt, ProviderEvent, ProviderReport } from './providers/payment-provider.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'
import { createDueRefunds } from '../order-lifecycle/create-due-refunds.ts'

/**
 * Takes in what a provider tells of one attempt. Each event counts once, and their order does not matter. An attempt that is left
 * for another channel has not failed.
 */
export async function applyProviderReport(
  db: Queries,
  { id: attemptId, provider }: Pick<Attempt, 'id' | 'provider'>,
  { events, refunds, providerId }: ProviderReport,
  { isLeft = false } = {},
): Promise<Attempt> {
  const attempt = await findAttempt(db, attemptId, provider)
  if (events.some(({ amountSatang }) => amountSatang !== attempt.amountSatang)) {
    throw invalid('The amount is not the one to be paid', [{ field: 'amount', code: 'mismatch' }])
  }
  if (providerId !== undefined) await noteProviderId(db, attemptId, providerId)
  if (events.length === 0 && refunds.length === 0) return attempt
  const changed = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId)
    if (events.length > 0 && (await insertNewEvents(tx, attempt, events)))
      await applyProviderEvents(tx, { attempt, order, isLeft })
    const changed = await findAttempt(tx, attemptId, provider)
    if (changed.state === 'paid') await reconcileRefunds(tx, changed, refunds)
    return changed
  })
  if (changed.state !== attempt.state) paymentsSettled.inc({ provider, state: changed.state })
  return changed
}

async function findAttempt(db: Queries, id: string, provider: string): Promise<Attempt> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.provider, provider)))
  if (!attempt) throw notFound('The attempt to pay was not found')
  return attempt
}

async function applyProviderEvents(
  tx: Queries,
  { attempt, order, isLeft }: { attempt: Attempt; order: OrderRow; isLeft: boolean },
): Promise<void> {
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.attemptId, attempt.id))
  const outcome = attemptOutcome(events)
  await tx
    .update(paymentAttempts)
    // Every event ends the in-process state; an answer that says otherwise is stored afterwards.
    .set({ ...outcome, isInProcess: false })
    .where(eq(paymentAttempts.id, attempt.id))
  if (outcome.state === 'paid' && order.referenceCode === null) {
    // An attempt that was left for another channel may have been paid after all.
    await tx
      .update(orders)
      .set({ referenceCode: referenceCode(attempt.id), paymentChannel: attempt.channel })
      .where(eq(orders.id, order.id))
  }
  await updateOrderFromAttempts(tx, order, isLeft)
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

async function updateOrderFromAttempts(tx: Queries, order: OrderRow, isLeft: boolean): Promise<void> {
  const event = orderEventFor(await attemptsOf(tx, order.id))
  const isOfTheLeft = isLeft && event === 'payment.failed'
  const state =
    event && !isOfTheLeft && nextStatus(order, event) ? await applyOrderEvent(tx, order.id, event) : order
  await createDueRefunds(tx, order.id, state)
}

type EventRow = Pick<typeof paymentEvents.$inferSelect, 'id' | 'type' | 'occurredAt' | 'failureCode'>

/**
 * The state that follows from an attempt's events, whatever their order: a payment outweighs a refusal, and a refusal
 * outweighs an expiry.
 */
function attemptOutcome(events: readonly EventRow[]): Pick<Attempt, 'state' | 'failureCode'> {
  const of = (type: EventRow['type']) =>
    events
      .filter((event) => event.type === type)
      .toSorted(byTime)
      .at(-1)
  const failed = of('failed')
  if (of('paid')) return { state: 'paid', failureCode: null }
  if (failed) return { state: 'failed', failureCode: failed.failureCode }
  return { state: of('expired') ? 'expired' : 'pending', failureCode: null }
}

const byTime = (one: EventRow, other: EventRow) =>
  one.occurredAt.getTime() - other.occurredAt.getTime() || (one.id < other.id ? -1 : 1)

/** The event that brings an order's payment state in line with its attempts; one that the order has already passed is skipped. */
function orderEventFor(attempts: readonly Pick<Attempt, 'state'>[]): OrderEventType | undefined {
  if (attempts.some(({ state }) => state === 'paid')) return 'payment.paid'
  const newest = attempts.at(-1)
  return newest && newest.state !== 'pending' ? 'payment.failed' : undefined
}
