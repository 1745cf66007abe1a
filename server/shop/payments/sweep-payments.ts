import { and, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/database.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { isLeftOpen } from './attempts.ts'
import { settleOrder } from './settle-attempts.ts'

interface Sweep {
  /** What went wrong with one order keeps no other one waiting. */
  onMishap: (error: unknown) => void
  /** Stops it after the order that it is at. */
  signal?: AbortSignal
}

/** Any number that nothing else in the database takes an advisory lock on. */
const lockNumber = 7_242_639_002
/** As many orders as one sweep looks at. */
export const mostAtOnce = 20

/**
 * Asks the payment page about what nobody has looked at since: tries whose time is over, and money that has to go back.
 * Of all servers one sweeps at a time; answers how many orders it settled.
 */
export async function sweepPayments(deps: ShopDeps, { onMishap, signal }: Sweep): Promise<number> {
  let settled = 0
  await alone(deps.database.pool, async () => {
    for (const orderId of await unsettledOrders(deps.database.db)) {
      if (signal?.aborted) return
      try {
        await settleOrder(deps, orderId)
        settled += 1
      } catch (error) {
        onMishap(error)
      }
    }
  })
  return settled
}

async function alone(pool: Database['pool'], work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  let isFree = false
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lockNumber,
    ])
    if (rows[0]?.mine) {
      await work()
      await client.query('select pg_advisory_unlock($1)', [lockNumber])
    }
    isFree = true
  } finally {
    // The end of a connection gives up its lock, come what may.
    client.release(!isFree)
  }
}

/** By lot, so that orders which the page is silent about do not keep the others from their turn. */
async function unsettledOrders(db: Queries): Promise<string[]> {
  const { orderId, refundWantedAt, refundedAt } = paymentAttempts
  const rows = await db
    .select({ orderId })
    .from(paymentAttempts)
    .where(or(isLeftOpen(), and(isNotNull(refundWantedAt), isNull(refundedAt))))
    .groupBy(orderId)
    .orderBy(sql`random()`)
    .limit(mostAtOnce)
  return rows.map((row) => row.orderId)
}
