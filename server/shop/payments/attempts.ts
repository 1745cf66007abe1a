import { and, asc, desc, eq, isNull, lte, ne } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import type { Attempt } from './providers/payment-provider.ts'

export const attemptsOf = (db: Queries, orderId: string): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt))

export async function newestAttempt(db: Queries, orderId: string): Promise<Attempt | undefined> {
  const [newest] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1)
  return newest
}

/**
 * The first name counts: the shopper pays what was shown with it. A payment that begins at its provider while another request
 * closes the attempt is not known to be closed: the provider is asked about it again.
 */
export async function noteProviderId(db: Queries, attemptId: string, providerId: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ providerId, closedAt: null })
    .where(and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.providerId)))
}

export const isOverdue = ({ expiresAt }: Attempt): boolean => expiresAt.getTime() <= Date.now()

/** The provider may still report events for this attempt. One that ended before its time was ended by its provider. */
export const isUnsettled = (attempt: Attempt): boolean =>
  attempt.closedAt === null && attempt.state !== 'paid' && (attempt.state !== 'expired' || isOverdue(attempt))

/** According to the provider's last answer the shopper has paid, and the bank has not decided yet. */
export const isBeingDecided = (attempt: Attempt): boolean => attempt.isInProcess && isUnsettled(attempt)

/** Unsettled attempts whose time to pay is over. */
export const isLeftOpen = () =>
  and(
    isNull(paymentAttempts.closedAt),
    ne(paymentAttempts.state, 'paid'),
    lte(paymentAttempts.expiresAt, new Date()),
  )
