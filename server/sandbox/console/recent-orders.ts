import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentAttempts } from '../../db/schema/payments.ts'

export type ConsoleOrder = Awaited<ReturnType<typeof recentOrders>>['shown'][number]

const pageSize = 20

/** One page of all orders of the shop, the newest first, each with who placed it and the tries to pay it. */
export async function recentOrders(db: Queries, page: number) {
  const rows = await db
    .select({ order: orders, firstName: customers.firstName, lastName: customers.lastName })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  const shown = rows.slice(0, pageSize)
  const ids = shown.map(({ order }) => order.id)
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
    .orderBy(asc(paymentAttempts.createdAt))
  return {
    shown: shown.map(({ order, firstName, lastName }) => ({
      order,
      customer: [firstName, lastName].filter(Boolean).join(' '),
      attempts: attempts.filter(({ orderId }) => orderId === order.id),
    })),
    hasMore: rows.length > pageSize,
  }
}
