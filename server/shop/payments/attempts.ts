import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
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

export async function noteProviderId(db: Queries, attemptId: string, providerId: string): Promise<void> {
  await db.update(paymentAttempts).set({ providerId }).where(eq(paymentAttempts.id, attemptId))
}

export const isOverdue = ({ expiresAt }: Attempt): boolean => expiresAt.getTime() <= Date.now()

const unsettledStates: Attempt['state'][] = ['pending', 'failed']

/** The provider may still report events for this attempt. */
export const isUnsettled = ({ state, closedAt }: Attempt): boolean =>
  closedAt === null && unsettledStates.includes(state)

/** According to the provider's last answer the shopper has paid, and the bank has not decided yet. */
export const isBeingDecided = (attempt: Attempt): boolean => attempt.isInProcess && isUnsettled(attempt)

/** Unsettled attempts whose time to pay is over. */
export const isLeftOpen = () =>
  and(
    isNull(paymentAttempts.closedAt),
    inArray(paymentAttempts.state, unsettledStates),
    lte(paymentAttempts.expiresAt, new Date()),
  )
