import { and, count, eq, gte, inArray, lt, min, ne, or, sql, sum } from 'drizzle-orm'
import { channelsWhere } from '../../../machines/payment-channels.ts'
import type { OfficeSalesDay, OfficeStart } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { baht } from '../common/measures.ts'
import { isListed, isLow, isOut } from './products/low-stock.ts'
import { areToPack, areUnpaid } from '../order-lifecycle/waiting-orders.ts'

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
    .where(and(isLow, isListed))
  return row ?? { count: 0, soldOut: 0 }
}

const paidOnDelivery = channelsWhere(({ isPaidBeforeShipping }) => !isPaidBeforeShipping)

/** Of the days of two months, of which one is compared with the other. */
async function readSales(db: Queries): Promise<OfficeSalesDay[]> {
  const today = dayInBangkok.format(new Date())
  const from = sql`${dayBefore(today, 2 * days - 1)}::timestamp at time zone 'Asia/Bangkok'`
  const day = sql`(${orders.createdAt} at time zone 'Asia/Bangkok')::date`
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
  const givenBack = db
    .select({ orderId: refunds.orderId, satang: sql`sum(${refunds.amountSatang})::bigint`.as('satang') })
    .from(refunds)
    .where(and(eq(refunds.isExcess, false), gte(refunds.askedAt, from)))
    .groupBy(refunds.orderId)
    .as('given_back')
  const found = await db
    .select({
      day: sql<string>`${day}::text`,
      orders: count(),
      satang: sql`sum(${orders.totalSatang} - coalesce(${givenBack.satang}, 0))`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(givenBack, eq(givenBack.orderId, orders.id))
    .where(and(gte(orders.createdAt, from), isSold))
    .groupBy(day)
  const soldOn = (wanted: string) => found.find((one) => one.day === wanted)
  return Array.from({ length: days }, (_, index) => {
    const wanted = dayBefore(today, days - 1 - index)
    return {
      day: wanted,
      total: baht(soldOn(wanted)?.satang ?? 0),
      orders: soldOn(wanted)?.orders ?? 0,
      before: baht(soldOn(dayBefore(wanted, days))?.satang ?? 0),
    }
  })
}

const dayInBangkok = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', dateStyle: 'short' })

function dayBefore(day: string, daysAgo: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - daysAgo)
  return date.toISOString().slice(0, 10)
}
