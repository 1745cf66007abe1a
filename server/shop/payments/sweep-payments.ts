import { and, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { paymentAttempts } from '../../db/schema/payments.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { withTryLock } from '../common/with-try-lock.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { isLeftOpen } from './attempts.ts'
import { inOnePass } from './in-one-pass.ts'
import { ordersDueForRefundSync, isUndecided, syncRefundsFromProvider, sendRefunds } from './send-refunds.ts'
import { PaymentProviderUnavailable } from './providers/payment-provider.ts'
import { settleOrder } from './settle-attempts.ts'

export interface Sweep {
  /** Reports the failure of one order; the sweep continues with the next. */
  onError: (error: unknown) => void
  signal?: AbortSignal | undefined
}

/** Any number that nothing else in the database takes an advisory lock on. */
const lockNumber = 7_242_639_002
export const maxAtOnce = 20

/**
 * Settles orders that no request has settled: overdue payment attempts and pending refunds. Then it looks at payments again
 * whose refunds may have changed. Only one of all servers sweeps at a time. Returns the number of settled orders.
 */
export async function sweepPayments(deps: ShopDeps, { onError, signal }: Sweep): Promise<number> {
  let settled = 0
  const pass = inOnePass(deps)
  await withTryLock(deps.database.pool, lockNumber, async () => {
    for (const orderId of await unsettledOrders(deps)) {
      if (signal?.aborted) return
      try {
        await settleOrder(pass, orderId)
        settled += 1
      } catch (error) {
        onError(error)
      }
    }
    await syncDueRefunds(pass, { onError, signal })
  })
  return settled
}

/** Looks for refunds of which no event has told, until a provider does not answer. */
async function syncDueRefunds(deps: ShopDeps, { onError, signal }: Sweep): Promise<void> {
  const { db } = deps.database
  const due = ordersDueForRefundSync(db, deps.paymentProviders.names).as('due')
  const orders = await db
    .select({ orderId: due.orderId })
    .from(due)
    .orderBy(sql`random()`)
    .limit(maxAtOnce)
  for (const one of orders) {
    if (signal?.aborted) return
    try {
      await syncRefundsFromProvider(deps, one.orderId)
      await sendRefunds(deps, one.orderId)
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable) return
      onError(error)
    }
  }
}

/**
 * In random order, so that orders without an answer do not starve the others. An attempt of a provider that the shop has no longer
 * would never get one.
 */
async function unsettledOrders({ database: { db }, paymentProviders }: ShopDeps): Promise<string[]> {
  const open = db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(and(isLeftOpen(), inArray(paymentAttempts.provider, paymentProviders.names)))
  const refunded = db.select({ orderId: refunds.orderId }).from(refunds).where(isUndecided())
  const unsettled = union(open, refunded).as('unsettled')
  const rows = await db
    .select({ orderId: unsettled.orderId })
    .from(unsettled)
    .orderBy(sql`random()`)
    .limit(maxAtOnce)
  return rows.map((row) => row.orderId)
}
