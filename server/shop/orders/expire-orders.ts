import { and, asc, inArray, lt, or, sql } from 'drizzle-orm'
import { nextStatus } from '../../../machines/order-status/order-events.ts'
import { channelsWhere } from '../../../machines/payment-channels.ts'
import { orders } from '../../db/schema/orders.ts'
import { withTryLock } from '../common/with-try-lock.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { findOrder, lockOrder } from '../order-lifecycle/lock-order.ts'
import { areUnconfirmed, areUnpaid } from '../order-lifecycle/waiting-orders.ts'
import { attemptsOf, isBeingDecided, isOverdue, isUnsettled } from '../payments/attempts.ts'
import { inOnePass } from '../payments/in-one-pass.ts'
import { settleAfterwards, settleOrder } from '../payments/settle-attempts.ts'
import type { Sweep } from '../payments/sweep-payments.ts'

/** Any number that nothing else in the database takes an advisory lock on. */
const lockNumber = 7_242_639_003
const maxAtOnce = 20
const hour = 3_600_000
const expiring = channelsWhere(({ expires }) => expires)

/**
 * Cancels the orders whose time to be paid or confirmed is over. One server of all does so at a time.
 * Returns how many it cancelled.
 */
export async function expireOrders(deps: ShopDeps, { onError, signal }: Sweep): Promise<number> {
  let cancelled = 0
  const pass = inOnePass(deps)
  await withTryLock(deps.database.pool, lockNumber, async () => {
    for (const orderId of await overdueOrders(deps)) {
      if (signal?.aborted) return
      try {
        if (await expireWhenDue(pass, orderId)) cancelled += 1
      } catch (error) {
        onError(error)
      }
    }
  })
  return cancelled
}

/** In random order, so that orders whose payment page does not answer keep no others waiting. */
async function overdueOrders({ database: { db }, settings }: ShopDeps): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(and(areUnpaid(), inArray(orders.paymentChannel, expiring)), areUnconfirmed()),
        lt(orders.createdAt, sql`now() - make_interval(hours => ${settings.hoursToPay})`),
      ),
    )
    .orderBy(sql`random()`, asc(orders.id))
    .limit(maxAtOnce)
  return rows.map(({ id }) => id)
}

/** A shopper who is at the payment page in the last moment may finish there: for an hour, and no longer. */
async function expireWhenDue(deps: ShopDeps, orderId: string): Promise<boolean> {
  const { db } = deps.database
  await settleOrder(deps, orderId)
  const order = await findOrder(db, orderId)
  const attempts = await attemptsOf(db, orderId)
  if (attempts.some(isBeingDecided)) return false
  const lastMoment = order.createdAt.getTime() + (deps.settings.hoursToPay + 1) * hour
  const isPaying = attempts.some((attempt) => isUnsettled(attempt) && !isOverdue(attempt))
  if (isPaying && Date.now() < lastMoment) return false
  return expireOrder(deps, orderId)
}

/** Cancels an unpaid or unconfirmed order by its statechart; false when it was paid, confirmed or cancelled meanwhile. */
export async function expireOrder(deps: ShopDeps, orderId: string): Promise<boolean> {
  const isExpired = await deps.database.db.transaction(async (tx) => {
    if (!nextStatus(await lockOrder(tx, orderId), 'order.expire')) return false
    await applyOrderEvent(tx, orderId, 'order.expire')
    return true
  })
  if (isExpired) await settleAfterwards(deps, orderId)
  return isExpired
}
