import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { canBePaid, nextStatus } from '../../../machines/order-status/order-events.ts'
import type { PaymentChannel } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import type { Call, OperationId } from '../common/handlers.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { findOrder, lockOrder } from '../order-lifecycle/lock-order.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { attemptsOf, isLeftOpen, isOverdue, isUnsettled, newestAttempt } from './attempts.ts'
import { inOnePass } from './in-one-pass.ts'
import {
  neverTried,
  unknownAttempt,
  type Attempt,
  type ProviderAnswer,
} from './providers/payment-provider.ts'
import { runAllThenThrow, sendRefunds } from './send-refunds.ts'
import { applyProviderReport } from './apply-provider-report.ts'
import { ignoreUnavailableProvider } from './ignore-unavailable-provider.ts'

/*
 * Before an attempt expires, or an order is paid again or cancelled, the provider is asked for events the shop may have missed.
 */

/**
 * Call before an attempt in this channel; returns the attempt that the bank is still deciding on. Closes an attempt that
 * failed, expired or is in another channel.
 */
export async function settleBeforePaying(
  deps: ShopDeps,
  orderId: string,
  channel: PaymentChannel,
): Promise<Attempt | undefined> {
  const attempt = await newestAttempt(deps.database.db, orderId)
  if (!attempt || attempt.state === 'paid' || attempt.state === 'expired') return undefined
  // Nobody can try another card on its page.
  if (attempt.state === 'failed' && attempt.closedAt !== null) return undefined
  const isLeft = attempt.channel !== channel
  const isOver = isLeft || attempt.state === 'failed' || isOverdue(attempt)
  const { isInProcess, events } = await askProvider(deps, attempt, isOver ? 'close' : 'ask', { isLeft })
  if (isInProcess) return attempt
  // Its page can still be paid, and a provider that is not in the settings cannot be asked to close it.
  if (!isOverdue(attempt)) deps.paymentProviders.ofAttempt(attempt)
  // The provider knows nothing of it, so nobody was shown how to pay it.
  if (isLeft && events.length === 0)
    await applyProviderReport(deps.database.db, attempt, neverTried(attempt), { isLeft })
  return undefined
}

/** Call before an order is cancelled: a payment made meanwhile has to be refunded. */
export async function settleBeforeCancelling(deps: ShopDeps, orderId: string): Promise<void> {
  const attempt = await newestAttempt(deps.database.db, orderId)
  if (attempt && isUnsettled(attempt)) await askProvider(deps, attempt, 'ask')
}

/** A request that waits for the provider, and lets another one in meanwhile. */
export type Waiting = Pick<Call<OperationId>, 'releaseSlot'>

/** Call before an order is read. The order is read even if the provider does not answer. */
export const settleBeforeReading = (
  deps: ShopDeps,
  orderId: string,
  { releaseSlot }: Waiting,
): Promise<void> =>
  ignoreUnavailableProvider(() =>
    settleOrder(deps, orderId, {
      isToBeAsked: (attempt) => claimProviderQuery(deps.database.db, attempt),
      releaseSlot,
    }),
  )

interface Settling extends Waiting {
  isToBeAsked: (attempt: Attempt) => Promise<boolean>
}

/** For who is no request: every attempt is asked about, and there is no slot. */
const bySweep: Settling = { isToBeAsked: async () => true, releaseSlot: () => undefined }

/** Asks the provider once about every unsettled attempt of an order, and carries out refunds. */
export async function settleOrder(
  deps: ShopDeps,
  orderId: string,
  { isToBeAsked, releaseSlot }: Settling = bySweep,
): Promise<void> {
  const { db } = deps.database
  const attempts = await attemptsOf(db, orderId)
  const settle = async (pass: ShopDeps) => {
    for (const attempt of attempts.filter(isUnsettled)) {
      if (!(await isToBeAsked(attempt))) continue
      // The answer about the attempt before may have changed it.
      const isToBePaid = canBePaid(await findOrder(db, orderId))
      releaseSlot()
      await askProvider(pass, attempt, !isToBePaid || isOverdue(attempt) ? 'close' : 'ask')
    }
  }
  await runThenSendRefunds(deps, orderId, settle, releaseSlot)
}

/** Call before a customer's orders are listed: settles overdue attempts. */
export const settleOverdue = (deps: ShopDeps, customerId: string, { releaseSlot }: Waiting): Promise<void> =>
  ignoreUnavailableProvider(async () => {
    const overdue = await deps.database.db
      .select({ attempt: paymentAttempts })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(eq(orders.customerId, customerId), isLeftOpen()))
    for (const { attempt } of overdue) {
      if (!(await claimProviderQuery(deps.database.db, attempt))) continue
      releaseSlot()
      await askProvider(deps, attempt, 'close')
    }
  })

/** Call after an order has changed. If the provider does not answer, the next read of the order or the sweep tries again. */
export const settleAfterwards = (deps: ShopDeps, orderId: string): Promise<void> =>
  ignoreUnavailableProvider(() => runThenSendRefunds(deps, orderId, (pass) => closePages(pass, orderId)))

/** Sends refunds even if the work before them fails for one attempt. */
async function runThenSendRefunds(
  deps: ShopDeps,
  orderId: string,
  work: (pass: ShopDeps) => Promise<void>,
  beforeSending?: () => void,
): Promise<void> {
  const pass = inOnePass(deps)
  await runAllThenThrow([() => work(pass), () => sendRefunds(pass, orderId, beforeSending)], (step) => step())
}

/** Closes the pages of an order that no longer needs a payment. */
async function closePages(deps: ShopDeps, orderId: string): Promise<void> {
  const { db } = deps.database
  const isToBePaid = canBePaid(await findOrder(db, orderId))
  for (const attempt of await attemptsOf(db, orderId)) {
    if (!isToBePaid && isUnsettled(attempt)) await askProvider(deps, attempt, 'close')
  }
}

/** Asks the provider about an attempt and applies its answer. */
export async function askProvider(
  deps: ShopDeps,
  attempt: Attempt,
  question: 'ask' | 'close',
  { isLeft = false } = {},
): Promise<ProviderAnswer> {
  const { db } = deps.database
  const { paymentProviders } = deps
  const answer = paymentProviders.has(attempt)
    ? await paymentProviders.ofAttempt(attempt)[question](attempt)
    : withoutProvider(attempt, question)
  const { isInProcess } = await applyProviderReport(db, attempt, answer, { isLeft })
  if (isInProcess !== answer.isInProcess) await noteProcess(db, attempt.id, answer)
  if (question === 'close' && !answer.isInProcess && !answer.canStillBePaid)
    await noteClosed(db, { ...attempt, providerId: answer.providerId ?? attempt.providerId })
  if (attempt.state === 'failed') await showProcess(db, attempt, answer)
  return answer
}

/**
 * The shop has its provider no longer. Until its time is over, what was known last still holds. Money that has come all the same is
 * found when the provider is back.
 */
function withoutProvider(attempt: Attempt, question: 'ask' | 'close'): ProviderAnswer {
  const isOver = question === 'close' && isOverdue(attempt)
  const known = isOver ? neverTried(attempt) : { ...unknownAttempt, isInProcess: attempt.isInProcess }
  return { ...known, canStillBePaid: true }
}

const secondsBetweenQuestions = 3

/**
 * Pages read an order again and again: that with a QR code every two seconds, until it is paid. An event of the provider is seen at
 * once; whether one was lost is asked less often, by all servers together.
 */
async function claimProviderQuery(db: Queries, { id }: Attempt): Promise<boolean> {
  const { askedAt } = paymentAttempts
  const isDue = or(
    isNull(askedAt),
    lte(askedAt, sql`now() - make_interval(secs => ${secondsBetweenQuestions})`),
  )
  const claimed = await db
    .update(paymentAttempts)
    .set({ askedAt: sql`now()` })
    .where(and(eq(paymentAttempts.id, id), isDue))
    .returning({ id: paymentAttempts.id })
  return claimed.length > 0
}

async function noteProcess(db: Queries, id: string, { isInProcess }: ProviderAnswer): Promise<void> {
  await db.update(paymentAttempts).set({ isInProcess }).where(eq(paymentAttempts.id, id))
}

/** After a refusal the shopper can try another card on the same page: while the bank decides on it, the payment is not shown as failed. */
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

/** Skipped if the attempt has been given more time meanwhile, or if a payment has begun that the provider was not asked about. */
async function noteClosed(db: Queries, { id, expiresAt, providerId }: Attempt): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ closedAt: new Date() })
    .where(
      and(
        eq(paymentAttempts.id, id),
        lte(paymentAttempts.expiresAt, expiresAt),
        sql`${paymentAttempts.providerId} is not distinct from ${providerId}`,
      ),
    )
}
