import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { notFound } from '../common/problem.ts'

export type OrderRow = typeof orders.$inferSelect

/** Locks the order until the end of the transaction. Another customer's order is not found. */
export async function lockOrder(tx: Queries, orderId: string, customerId?: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(orderIs(orderId, customerId)).for('update')
  if (!order) throw notFound('The order was not found')
  return order
}

/** Whoever changes an order writes this with it: who works on an older state gets a conflict. */
export const nextVersion = sql`${orders.version} + 1`

export async function findOrder(db: Queries, orderId: string, customerId?: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(orderIs(orderId, customerId))
  if (!order) throw notFound('The order was not found')
  return order
}

const orderIs = (orderId: string, customerId: string | undefined) =>
  and(eq(orders.id, orderId), customerId === undefined ? undefined : eq(orders.customerId, customerId))
