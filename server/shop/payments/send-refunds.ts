import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { Queries } from '../../db/database.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { Refund } from '../order-lifecycle/refund-rows.ts'
import { attemptsOf } from './attempts.ts'
import { confirmRefund } from './confirm-refund.ts'
import { PaymentProviderUnavailable, type Attempt, type RefundAnswer } from './providers/payment-provider.ts'
import { applyProviderReport } from './apply-provider-report.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'
import { isFree, withClaim } from './with-claim.ts'

/**
 * Sends the refunds of an order that no provider has decided yet, each though another fails. If one is not answered, it throws at
 * the end, and they are sent again. `beforeSending` is called where there are some.
 */
export async function sendRefunds(
  deps: ShopDeps,
  orderId: string,
  beforeSending: () => void = () => undefined,
): Promise<void> {
  const { db } = deps.database
  const waiting = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isUndecided()))
    .orderBy(asc(refunds.askedAt))
  if (waiting.length === 0) return
  beforeSending()
  await runAllThenThrow(await attemptsOf(db, orderId), async (attempt) => {
    const own = waiting.filter(({ attemptId }) => attemptId === attempt.id)
    await runAllThenThrow(own, (refund) => sendRefund(deps, refund, attempt))
    await syncRefundsOfAttempt(deps, attempt)
  })
}

async function sendRefund(
  { database: { db }, paymentProviders }: ShopDeps,
  refund: Refund,
  attempt: Attempt,
): Promise<void> {
  if (!paymentProviders.has(attempt)) return leaveToStaff(db, refund.id)
  // One that the provider has named was taken in: it is only looked up.
  if (refund.providerRefundId !== null) return
  const { id, amountSatang } = refund
  const condition = and(isNull(refunds.providerRefundId), isUndecided())
  await withClaim(db, { table: refunds, id, condition }, async () => {
    const answer = await paymentProviders.ofAttempt(attempt).refund(attempt, { key: id, amountSatang })
    await db.transaction((tx) => applyRefundAnswer(tx, { refund, attempt }, answer))
  })
}

export const isUndecided = () =>
  and(inArray(refunds.state, ['requested', 'sent']), isNotNull(refunds.attemptId))

const providerGone = 'providerGone'

/**
 * The shop has its provider no longer, so nobody would ever decide on it. The provider's name for it goes too: should that
 * provider come back and tell that the money went back, it is believed.
 */
async function leaveToStaff(db: Queries, id: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: 'refused', refusal: providerGone, providerRefundId: null })
    .where(and(eq(refunds.id, id), isUndecided(), isFree(refunds)))
}

async function applyRefundAnswer(
  tx: Queries,
  { refund: { id: key, orderId, amountSatang }, attempt }: { refund: Refund; attempt: Attempt },
  answer: RefundAnswer,
): Promise<void> {
  const { providerRefundId: id, ...outcome } = answer
  if (id !== undefined)
    return reconcileRefunds(tx, attempt, [{ id, key, attemptId: attempt.id, amountSatang, ...outcome }])
  if (answer.state === 'confirmed') return confirmRefund(tx, { id: key, orderId })
  const refusal = answer.state === 'refused' ? answer.refusal : null
  await tx
    .update(refunds)
    .set({ state: answer.state, refusal })
    .where(and(eq(refunds.id, key), isUndecided()))
}

/** Reads at the provider what was given back of the payments of an order, also in its dashboard. */
export async function syncRefundsFromProvider(deps: ShopDeps, orderId: string): Promise<void> {
  await runAllThenThrow(await attemptsOf(deps.database.db, orderId), (attempt) =>
    syncRefundsOfAttempt(deps, attempt),
  )
}

/** Of a provider that the shop has no longer nothing can be read. */
async function syncRefundsOfAttempt(
  { database: { db }, paymentProviders }: ShopDeps,
  attempt: Attempt,
): Promise<void> {
  if (attempt.state !== 'paid' || !paymentProviders.has(attempt)) return
  const answer = await paymentProviders.ofAttempt(attempt).ask(attempt)
  await applyProviderReport(db, attempt, { ...answer, events: [] })
  await db
    .update(paymentAttempts)
    .set({ askedAt: sql`now()` })
    .where(eq(paymentAttempts.id, attempt.id))
}

/** Works on every item even if some fail, then throws: a fault of ours before a provider that does not answer. */
export async function runAllThenThrow<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error))
  if (errors.length > 0)
    throw errors.find((error) => !(error instanceof PaymentProviderUnavailable)) ?? errors[0]
}

/**
 * The orders of payments whose refunds are looked up once a day, in case no event came about them: those of the last week, those
 * of which money was given back during the last month, which may still fail, and those whose provider was away from the settings.
 * Each is found by an index of its own.
 */
export function ordersDueForRefundSync(db: Queries, providers: readonly string[]) {
  const { id, orderId, provider, state, askedAt, createdAt } = paymentAttempts
  const mayBeAsked = and(
    inArray(provider, [...providers]),
    eq(state, 'paid'),
    or(isNull(askedAt), lt(askedAt, sql`now() - interval '1 day'`)),
  )
  const young = db
    .select({ orderId })
    .from(paymentAttempts)
    .where(and(mayBeAsked, gt(createdAt, sql`now() - interval '7 days'`)))
  const given = db
    .select({ orderId })
    .from(paymentAttempts)
    .innerJoin(refunds, eq(refunds.attemptId, id))
    .where(and(mayBeAsked, gt(refunds.confirmedAt, sql`now() - interval '30 days'`)))
  const returned = db
    .select({ orderId })
    .from(paymentAttempts)
    .innerJoin(refunds, eq(refunds.attemptId, id))
    .where(and(mayBeAsked, eq(refunds.state, 'refused'), eq(refunds.refusal, providerGone)))
  return union(young, given, returned)
}
