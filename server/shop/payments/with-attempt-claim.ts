import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'

/** Longer than all calls of a provider that begin a payment may take together. */
const secondsClaimed = 60

/**
 * Does the work unless another request does it now for this attempt: not every provider knows idempotency keys. A row and not a
 * lock, so that no connection to the database is held while the provider answers. Returns whether the work was done.
 */
export async function withAttemptClaim(
  db: Queries,
  attemptId: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (!(await claim(db, attemptId))) return false
  try {
    await work()
    return true
  } finally {
    await db.update(paymentAttempts).set({ claimedUntil: null }).where(eq(paymentAttempts.id, attemptId))
  }
}

async function claim(db: Queries, attemptId: string): Promise<boolean> {
  const { id, claimedUntil } = paymentAttempts
  const isFree = or(isNull(claimedUntil), lt(claimedUntil, sql`now()`))
  const claimed = await db
    .update(paymentAttempts)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${secondsClaimed})` })
    .where(and(eq(id, attemptId), isFree))
    .returning({ id })
  return claimed.length > 0
}
