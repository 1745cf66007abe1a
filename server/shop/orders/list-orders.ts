import { desc, eq, sql } from 'drizzle-orm'
import type { OrderPage } from '../../../openapi/generated/schema.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { unpaid } from '../order-lifecycle/timeline.ts'
import { readPage } from '../common/page.ts'
import type { Queries } from '../../db/database.ts'
import { orderSummary } from './order-list-item.ts'

/** How many products of an order the list shows. */
const picturesOfOrder = 3

type PageQuery = Parameters<typeof readPage>[0]

/** One page of a customer's orders, the newest first. */
export async function listOrders(db: Queries, customerId: string, query: PageQuery): Promise<OrderPage> {
  const isTheirs = eq(orders.customerId, customerId)
  const itemCount = sql<number>`(
    select coalesce(sum(${orderLines.quantity}), 0)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id}
  )`
  const imageUrls = sql<string[]>`array(
    select ${orderLines.imageUrl} from ${orderLines} where ${orderLines.orderId} = ${orders.id}
    order by ${orderLines.position} limit ${picturesOfOrder}
  )`
  const isUnpaid = sql<boolean>`exists (
    select from order_events as told where told.order_id = orders.id and told.event = ${unpaid}
  )`
  const { data, totalRecords } = await readPage(query, {
    rows: (limit, offset) =>
      db
        .select({ order: orders, itemCount, imageUrls, isUnpaid })
        .from(orders)
        .where(isTheirs)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit)
        .offset(offset),
    count: () => db.$count(orders, isTheirs),
  })
  return { data: data.map((row) => ({ ...orderSummary(row), imageUrls: row.imageUrls })), totalRecords }
}
