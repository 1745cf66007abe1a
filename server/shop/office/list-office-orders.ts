import { and, desc, eq, sql } from 'drizzle-orm'
import type { OfficeOrder, OfficeOrderPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'
import { baht } from '../common/measures.ts'
import { readPage } from '../common/page.ts'

type OfficeOrdersQuery = Parameters<typeof readPage>[0] &
  Partial<Pick<OfficeOrder, 'payment' | 'fulfilment' | 'paymentChannel'>>

/** One page of all customers' orders, the newest first. */
export async function listOfficeOrders(db: Queries, query: OfficeOrdersQuery = {}): Promise<OfficeOrderPage> {
  const { payment, fulfilment, paymentChannel } = query
  const isWanted = and(
    payment && eq(orders.payment, payment),
    fulfilment && eq(orders.fulfilment, fulfilment),
    paymentChannel && eq(orders.paymentChannel, paymentChannel),
  )
  const { data, totalRecords } = await readPage(query, {
    rows: (limit, offset) =>
      db
        .select({
          id: orders.id,
          orderNumber: orders.orderNumber,
          createdAt: orders.createdAt,
          customerId: orders.customerId,
          customerName: sql<string>`coalesce(
            ${customers.companyName}, concat_ws(' ', ${customers.firstName}, ${customers.lastName}))`,
          totalSatang: orders.totalSatang,
          paymentChannel: orders.paymentChannel,
          payment: orders.payment,
          fulfilment: orders.fulfilment,
        })
        .from(orders)
        .innerJoin(customers, eq(customers.id, orders.customerId))
        .where(isWanted)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit)
        .offset(offset),
    count: () => db.$count(orders, isWanted),
  })
  return {
    data: data.map(({ totalSatang, createdAt, ...order }) => ({
      ...order,
      createdAt: createdAt.toISOString(),
      total: baht(totalSatang),
    })),
    totalRecords,
  }
}
