import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type {
  OfficeOrder,
  OfficeOrderCounts,
  OfficeOrderPage,
  OfficeOrderSort,
  OfficeOrderView,
} from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { likePattern } from '../common/like-pattern.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import { readPage } from '../common/page.ts'
import { quantitiesOf } from '../common/quantities.ts'
import { areToPack, areUnpaid } from '../order-lifecycle/waiting-orders.ts'
import { customerName, customerPattern, searchedOfCustomer } from './customer-search.ts'
import { allowedToStaff } from './read-office-order.ts'
import type { StaffMember } from './staff-sessions.ts'

export interface OfficeOrdersQuery extends Partial<
  Pick<OfficeOrder, 'payment' | 'fulfilment' | 'paymentChannel'>
> {
  keyword?: string
  view?: OfficeOrderView
  placedFrom?: string
  placedBefore?: string
  sort?: OfficeOrderSort
}

/** Whoever reads so far in what a word finds will rather type another. */
const maxFound = 1_000

const views: Readonly<Record<OfficeOrderView, () => SQL>> = {
  toPack: areToPack,
  unpaid: areUnpaid,
  toRefund: () =>
    sql`${orders.id} in (select ${refunds.orderId} from ${refunds} where ${refunds.state} = 'refused')`,
  readyToShip: () => eq(orders.fulfilment, 'readyToShip'),
  readyToPickUp: () => eq(orders.fulfilment, 'readyToPickUp'),
  shipped: () => eq(orders.fulfilment, 'shipped'),
}

const sorts: Readonly<Record<OfficeOrderSort, SQL[]>> = {
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
  totalAsc: [asc(orders.totalSatang), asc(orders.id)],
  totalDesc: [desc(orders.totalSatang), desc(orders.id)],
}

/** One page of all customers' orders. */
export async function listOfficeOrders(
  db: Queries,
  { language, member }: { language: ApiLanguage; member: StaffMember },
  query: OfficeOrdersQuery & Parameters<typeof readPage>[0] = {},
): Promise<OfficeOrderPage> {
  // What a word finds is looked for once, for the page and for the total.
  const found = query.keyword?.trim() ? await idsOf(db, wanted(query, { most: maxFound })) : undefined
  const isWanted = found ? inArray(orders.id, found) : wanted(query)
  const sorted = sorts[query.sort ?? 'newest']
  const { data, totalRecords } = await readPage(query, {
    rows(limit, offset) {
      // By an index alone, so that what stands before a far page is not read.
      const idsOfPage = db
        .select({ id: orders.id })
        .from(orders)
        .where(isWanted)
        .orderBy(...sorted)
        .limit(limit)
        .offset(offset)
      return db
        .select({ order: orders, customerName })
        .from(orders)
        .innerJoin(customers, eq(customers.id, orders.customerId))
        .where(inArray(orders.id, idsOfPage))
        .orderBy(...sorted)
    },
    count: async () => found?.length ?? db.$count(orders, isWanted),
  })
  const lines = await linesOf(
    db,
    data.map(({ order }) => order.id),
  )
  return {
    data: data.map(({ order, customerName: name }) => {
      const { id, orderNumber, createdAt, customerId, totalSatang, version } = order
      const { paymentChannel, payment, fulfilment } = order
      const its = lines.filter(({ orderId }) => orderId === id)
      const [first] = its
      return {
        ...{ id, orderNumber, customerId, paymentChannel, payment, fulfilment, version },
        createdAt: createdAt.toISOString(),
        customerName: name,
        total: baht(totalSatang),
        lineCount: its.length,
        pieceCount: its.reduce((sum, { quantity }) => sum + quantity, 0),
        quantities: quantitiesOf(its, language),
        ...(first && { firstItem: inLanguage(language, first.nameTh, first.nameEn) }),
        allowed: allowedToStaff(order, member),
      }
    }),
    totalRecords,
  }
}

async function idsOf(db: Queries, isWanted: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isWanted)
  return rows.map(({ id }) => id)
}

function linesOf(db: Queries, orderIds: readonly string[]) {
  const { orderId, quantity, nameTh, nameEn, unitTh, unitEn } = orderLines
  return db
    .select({ orderId, quantity, nameTh, nameEn, unitTh, unitEn })
    .from(orderLines)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderLines.position))
}

/** `most`: of what has the keyword only so many, the newest, so that a common word takes no longer than a rare one. */
export function wanted(query: OfficeOrdersQuery, { most }: { most?: number } = {}): SQL | undefined {
  const { view, payment, fulfilment, paymentChannel, placedFrom, placedBefore } = query
  const keyword = query.keyword?.trim() ?? ''
  const filters = and(
    view && views[view](),
    payment && eq(orders.payment, payment),
    fulfilment && eq(orders.fulfilment, fulfilment),
    paymentChannel && eq(orders.paymentChannel, paymentChannel),
    placedFrom ? gte(orders.createdAt, new Date(placedFrom)) : undefined,
    placedBefore ? lt(orders.createdAt, new Date(placedBefore)) : undefined,
  )
  if (keyword === '') return filters
  const found = (isFound: SQL, joined = sql``) => sql`(
    select ${orders.id} from ${orders} ${joined} where ${and(isFound, filters)}
    order by ${orders.createdAt} desc, ${orders.id} desc ${most === undefined ? sql`` : sql`limit ${most}`}
  )`
  const ofCustomer = found(
    sql`${searchedOfCustomer} ilike ${customerPattern(keyword)}`,
    sql`join ${customers} on ${customers.id} = ${orders.customerId}`,
  )
  // Whoever looks for the number of an order types a digit.
  if (!/\d/.test(keyword)) return sql`${orders.id} in ${ofCustomer}`
  return sql`${orders.id} in (${found(sql`${orders.orderNumber} ilike ${likePattern(keyword)}`)} union ${ofCustomer})`
}

export async function countOfficeOrders(db: Queries): Promise<OfficeOrderCounts> {
  const count = (which?: SQL) => db.$count(orders, which)
  const [all, toPack, unpaid, toRefund, readyToShip, readyToPickUp, shipped] = await Promise.all([
    count(),
    count(views.toPack()),
    count(views.unpaid()),
    count(views.toRefund()),
    count(views.readyToShip()),
    count(views.readyToPickUp()),
    count(views.shipped()),
  ])
  return { all, toPack, unpaid, toRefund, readyToShip, readyToPickUp, shipped }
}
