import { and, eq, lte } from 'drizzle-orm'
import { canBePaid, nextStatus } from '../../../machines/order-status/order-events.ts'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { findOrder, lockOrder } from '../order-lifecycle/lock-order.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { attemptsOf, isLeftOpen, isOverdue, isUnsettled, newestAttempt } from './attempts.ts'
import { requirePaymentProvider } from './require-payment-provider.ts'
import { PaymentProviderUnavailable, type Attempt, type ProviderAnswer } from './payment-provider.ts'
import { takeInEvents } from './take-in-events.ts'

/*
 * Nothing expires, is paid again or is cancelled on the shop's word alone: what the page has not told is asked for first.
 */

/** Before another try; answers the one that the bank is still deciding on. At the page of a try that failed or waited too long nobody may pay any more. */
export async function settleBeforePaying(deps: ShopDeps, orderId: string): Promise<Attempt | undefined> {
  const attempt = await newestAttempt(deps.database.db, orderId)
  if (!attempt || attempt.state === 'paid' || attempt.state === 'expired') return undefined
  const isOver = attempt.state === 'failed' || isOverdue(attempt)
  const { isInProcess } = await askProvider(deps, attempt, isOver ? 'close' : 'ask')
  return isInProcess ? attempt : undefined
}

/** Before an order is cancelled: what was paid meanwhile has to go back. */
export async function settleBeforeCancelling(deps: ShopDeps, orderId: string): Promise<void> {
  const attempt = await newestAttempt(deps.database.db, orderId)
  if (attempt && attempt.state !== 'paid') await askProvider(deps, attempt, 'ask')
}

/** Before an order is read. Reading goes on without the page's word when it is silent. */
export const settleBeforeReading = (deps: ShopDeps, orderId: string): Promise<void> =>
  unlessSilent(() => settleOrder(deps, orderId))

/** Asks about whatever may still happen to an order's money, and sees to what has to follow. */
export async function settleOrder(deps: ShopDeps, orderId: string): Promise<void> {
  const attempts = await attemptsOf(deps.database.db, orderId)
  for (const attempt of attempts.filter(isUnsettled)) {
    await askProvider(deps, attempt, isOverdue(attempt) ? 'close' : 'ask')
  }
  await settleWhatIsLeft(deps, orderId)
}

/** Before the orders of a customer are read: tries whose time is over come to their end. */
export const settleOverdue = (deps: ShopDeps, customerId: string): Promise<void> =>
  unlessSilent(async () => {
    const overdue = await deps.database.db
      .select({ attempt: paymentAttempts })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(eq(orders.customerId, customerId), isLeftOpen()))
    for (const { attempt } of overdue) await askProvider(deps, attempt, 'close')
  })

/** After an order has changed. What the page is silent about is asked for when the order is read, and by the sweep. */
export const settleAfterwards = (deps: ShopDeps, orderId: string): Promise<void> =>
  unlessSilent(() => settleWhatIsLeft(deps, orderId))

/** Pages close when their order is no longer to be paid, and money that is too much goes back. */
async function settleWhatIsLeft(deps: ShopDeps, orderId: string): Promise<void> {
  const { db } = deps.database
  const isToBePaid = canBePaid(await findOrder(db, orderId))
  for (const attempt of await attemptsOf(db, orderId)) {
    if (!isToBePaid && isUnsettled(attempt)) await askProvider(deps, attempt, 'close')
    if (attempt.refundWantedAt && !attempt.refundedAt) await askProvider(deps, attempt, 'refund')
  }
}

/** Asks the payment page about an attempt, and takes in whatever it says. */
export async function askProvider(
  deps: ShopDeps,
  attempt: Attempt,
  question: 'ask' | 'close' | 'refund',
): Promise<ProviderAnswer> {
  const { db } = deps.database
  const answer = await requirePaymentProvider(deps)[question](attempt.id)
  const { isInProcess } = await takeInEvents(db, attempt.id, answer.events)
  if (isInProcess !== answer.isInProcess) await noteProcess(db, attempt.id, answer)
  if (question === 'close' && !answer.isInProcess) await noteClosed(db, attempt)
  if (attempt.state === 'failed') await showProcess(db, attempt, answer)
  return answer
}

async function noteProcess(db: Queries, id: string, { isInProcess }: ProviderAnswer): Promise<void> {
  await db.update(paymentAttempts).set({ isInProcess }).where(eq(paymentAttempts.id, id))
}

/** After a refusal another card can be used at the same page: while the bank decides on it, nobody is told that the payment failed. */
function showProcess(db: Queries, { id, orderId }: Attempt, { isInProcess }: ProviderAnswer): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const newest = await newestAttempt(tx, orderId)
    if (newest?.id !== id || newest.state !== 'failed') return
    if (order.payment !== (isInProcess ? 'failed' : 'pending')) return
    const event = isInProcess ? 'payment.again' : 'payment.failed'
    if (nextStatus(order, event)) await applyOrderEvent(tx, orderId, event)
  })
}

/** Unless it has been given more time meanwhile. */
async function noteClosed(db: Queries, { id, expiresAt }: Attempt): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ closedAt: new Date() })
    .where(and(eq(paymentAttempts.id, id), lte(paymentAttempts.expiresAt, expiresAt)))
}

async function unlessSilent(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error
  }
}
