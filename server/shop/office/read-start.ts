import { and, count, eq, gte, inArray, lt, min, ne, or, sql, sum } from 'drizzle-orm'
import type { OfficeSalesDay, OfficeStart } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { baht } from '../common/measures.ts'
import { isOnSale } from '../common/on-sale.ts'
import { isLow, isOut } from './products/low-stock.ts'
import { areToPack, areUnpaid, paidOnDelivery } from '../order-lifecycle/waiting-orders.ts'

const days = 30

/** What waits for the staff, and how much was sold. */
export async function readStart(db: Queries): Promise<OfficeStart> {
  const [toPack, unpaid, toRefund, lowStock, sales] = await Promise.all([
    readToPack(db),
    readUnpaid(db),
    readToRefund(db),
    readLowStock(db),
    readSales(db),
  ])
  return { toPack, unpaid, toRefund, lowStock, sales }
}

async function readToPack(db: Queries): Promise<OfficeStart['toPack']> {
  const isLate = lt(orders.createdAt, sql`now() - interval '1 day'`)
  const [row] = await db
    .select({ count: count(), late: sql`count(*) filter (where ${isLate})`.mapWith(Number) })
    .from(orders)
    .where(areToPack())
  return row ?? { count: 0, late: 0 }
}

async function readUnpaid(db: Queries): Promise<OfficeStart['unpaid']> {
  const [row] = await db
    .select({ count: count(), satang: sum(orders.totalSatang) })
    .from(orders)
    .where(areUnpaid())
  return { count: row?.count ?? 0, total: baht(Number(row?.satang ?? 0)) }
}

async function readToRefund(db: Queries): Promise<OfficeStart['toRefund']> {
  const [row] = await db
    .select({ count: count(), satang: sum(refunds.amountSatang), since: min(refunds.askedAt) })
    .from(refunds)
    .where(eq(refunds.state, 'refused'))
  const since = row?.since?.toISOString()
  return { count: row?.count ?? 0, total: baht(Number(row?.satang ?? 0)), ...(since && { since }) }
}

async function readLowStock(db: Queries): Promise<OfficeStart['lowStock']> {
  const [row] = await db
    .select({
      count: count(),
      soldOut: sql`count(*) filter (where ${isOut})`.mapWith(Number),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isLow, isOnSale))
  return row ?? { count: 0, soldOut: 0 }
}

/** Of the days of two months, of which one is compared with the other. */
async function readSales(db: Queries): Promise<OfficeSalesDay[]> {
  const today = dayInBangkok.format(new Date())
  const first = dayBefore(today, 2 * days - 1)
  const [sold, givenBack] = await Promise.all([soldByDay(db, first, today), givenBackByDay(db, first)])
  const soldOn = (day: string) => {
    const { orders: number = 0, satang = 0 } = sold.find((one) => one.day === day) ?? {}
    const back = givenBack.find((one) => one.day === day)?.satang ?? 0
    return { orders: number, total: baht(satang - back) }
  }
  return Array.from({ length: days }, (_, index) => {
    const day = dayBefore(today, days - 1 - index)
    return { day, ...soldOn(day), before: soldOn(dayBefore(day, days)).total }
  })
}

const isSold = and(
  ne(orders.fulfilment, 'cancelOrder'),
  or(
    eq(orders.payment, 'paid'),
    and(
      inArray(orders.paymentChannel, paidOnDelivery),
      eq(orders.payment, 'pending'),
      eq(orders.confirmation, 'confirmed'),
    ),
  ),
)

interface SalesDay extends Record<string, unknown> {
  day: string
  orders: number
  satang: number
}

/** Each day is a range of the index `orders_newest`: to group the orders by their day takes four times as long. */
async function soldByDay(db: Queries, first: string, last: string): Promise<SalesDay[]> {
  const { rows } = await db.execute<SalesDay>(sql`
    select day::date::text as day, sold.orders, sold.satang
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as day,
      lateral (
        select count(*)::integer as orders, coalesce(sum(${orders.totalSatang}), 0)::float8 as satang from ${orders}
        where ${orders.createdAt} >= day at time zone 'Asia/Bangkok'
          and ${orders.createdAt} < (day + interval '1 day') at time zone 'Asia/Bangkok' and ${isSold}
      ) as sold`)
  return rows
}

/** By the day of the order, which was sold for so much less. */
function givenBackByDay(db: Queries, first: string) {
  const from = sql`${first}::timestamp at time zone 'Asia/Bangkok'`
  const day = sql<string>`(${orders.createdAt} at time zone 'Asia/Bangkok')::date`
  return db
    .select({ day: sql<string>`${day}::text`, satang: sum(refunds.amountSatang).mapWith(Number) })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.isExcess, false), gte(refunds.askedAt, from), gte(orders.createdAt, from), isSold))
    .groupBy(day)
}

const dayInBangkok = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', dateStyle: 'short' })

function dayBefore(day: string, daysAgo: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - daysAgo)
  return date.toISOString().slice(0, 10)
}
