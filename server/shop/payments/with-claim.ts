import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import type { paymentAttempts } from '../../db/schema/payments.ts'
import type { refunds } from '../../db/schema/refunds.ts'

type Claimable = typeof paymentAttempts | typeof refunds

/** Longer than all calls of a provider for one payment or refund may take together. */
const secondsClaimed = 60

export const isFree = ({ claimedUntil }: Claimable) => or(isNull(claimedUntil), lt(claimedUntil, sql`now()`))

/**
 * Does the work unless another request does it now for this payment or refund, or the condition does not hold: not every provider
 * knows idempotency keys. A row and not a lock, so that no connection to the database is held while the provider answers. Returns
 * whether the work was done.
 */
export async function withClaim(
  db: Queries,
  { table, id, condition }: { table: Claimable; id: string; condition?: SQL | undefined },
  work: () => Promise<void>,
): Promise<boolean> {
  const claimed = await db
    .update(table)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${secondsClaimed})` })
    .where(and(eq(table.id, id), isFree(table), condition))
    .returning({ id: table.id })
  if (claimed.length === 0) return false
  try {
    await work()
    return true
  } finally {
    await db.update(table).set({ claimedUntil: null }).where(eq(table.id, id))
  }
}
