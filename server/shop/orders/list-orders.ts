import { and, desc, eq, not, sql } from 'drizzle-orm'
import type { OrderPage } from '../../../openapi/generated/schema.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { outOfTime } from '../order-lifecycle/timeline.ts'
import { areUnpaid } from '../order-lifecycle/waiting-orders.ts'
import type { ApiLanguage } from '../common/language.ts'
import { readPage } from '../common/page.ts'
import { countedLines, quantitiesOf } from '../common/quantities.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { orderSummary } from './order-list-item.ts'

/** How many products of an order the list shows. */
const picturesOfOrder = 3

type OrdersQuery = Parameters<typeof readPage>[0] & { unpaid?: boolean }

/** One page of a customer's orders, the newest first. */
export async function listOrders(
  { database: { db }, settings }: ShopDeps,
  customerId: string,
  query: OrdersQuery,
  language: ApiLanguage,
): Promise<OrderPage> {
  const isTheirs = and(eq(orders.customerId, customerId), wanted(query))
  const itemCount = sql<number>`(
    select coalesce(sum(${orderLines.quantity}), 0)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id}
  )`
  const counted = countedLines(sql`from ${orderLines} where ${orderLines.orderId} = ${orders.id}`)
  const imageUrls = sql<string[]>`array(
    select ${orderLines.imageUrl} from ${orderLines} where ${orderLines.orderId} = ${orders.id}
    order by ${orderLines.position} limit ${picturesOfOrder}
  )`
  const cancelReason = sql<(typeof outOfTime)[number] | null>`(
    select expiry.event from order_events as expiry
    where expiry.order_id = orders.id and expiry.event = any (${sql.param(outOfTime)}::text[]) limit 1
  )`
  const shippedAt = sql<Date | null>`(
    select shipping.at from order_events as shipping
    where shipping.order_id = orders.id and shipping.event = 'shipped' order by shipping.id desc limit 1
  )`.mapWith(orders.createdAt)
  const { data, totalRecords } = await readPage(query, {
    rows: db
      .select({ order: orders, itemCount, counted, imageUrls, cancelReason, shippedAt })
      .from(orders)
      .where(isTheirs)
      .orderBy(desc(orders.createdAt), desc(orders.id)),
    count: () => db.$count(orders, isTheirs),
  })
  return {
    data: data.map(({ imageUrls: pictures, counted: lines, shippedAt: shipped, ...row }) => ({
      ...orderSummary({ ...row, settings, language }),
      ...(shipped && { shippedAt: shipped.toISOString() }),
      quantities: quantitiesOf(lines, language),
      imageUrls: pictures,
    })),
    totalRecords,
  }
}

function wanted({ unpaid: isWanted }: OrdersQuery) {
  if (isWanted === undefined) return undefined
  return isWanted ? areUnpaid() : not(areUnpaid())
}
