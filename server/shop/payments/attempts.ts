import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'
import type { Attempt } from './payment-provider.ts'

/** The tries to pay an order, the first one first. */
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

export const isOverdue = ({ expiresAt }: Attempt): boolean => expiresAt.getTime() <= Date.now()

const unsettledStates: Attempt['state'][] = ['pending', 'failed']

/** Something may still happen to it at the page. */
export const isUnsettled = ({ state, closedAt }: Attempt): boolean =>
  closedAt === null && unsettledStates.includes(state)

/** By what the page said last: the shopper has paid there, and the bank has not decided yet. */
export const isBeingDecided = (attempt: Attempt): boolean => attempt.isInProcess && isUnsettled(attempt)

/** The unsettled ones whose time is over. */
export const isLeftOpen = () =>
  and(
    isNull(paymentAttempts.closedAt),
    inArray(paymentAttempts.state, unsettledStates),
    lte(paymentAttempts.expiresAt, new Date()),
  )
