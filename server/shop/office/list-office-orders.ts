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
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { baht } from '../common/measures.ts'
import { readPage } from '../common/page.ts'
import { areToPack, areUnpaid } from '../order-lifecycle/waiting-orders.ts'
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

const views: Readonly<Record<OfficeOrderView, () => SQL>> = {
  toPack: areToPack,
  unpaid: areUnpaid,
  toRefund: () =>
    sql`${orders.id} in (select ${refunds.orderId} from ${refunds} where ${refunds.state} = 'refused')`,
  readyToShip: () => eq(orders.fulfilment, 'readyToShip'),
  shipped: () => eq(orders.fulfilment, 'shipped'),
}

const sorts: Readonly<Record<OfficeOrderSort, SQL[]>> = {
  newest: [desc(orders.createdAt), desc(orders.id)],
  oldest: [asc(orders.createdAt), asc(orders.id)],
  totalAsc: [asc(orders.totalSatang), asc(orders.id)],
  totalDesc: [desc(orders.totalSatang), desc(orders.id)],
}

const customerName = sql<string>`coalesce(
  ${customers.companyName}, concat_ws(' ', ${customers.firstName}, ${customers.lastName}))`

/** One page of all customers' orders. */
export async function listOfficeOrders(
  db: Queries,
  { language, member }: { language: ApiLanguage; member: StaffMember },
  query: OfficeOrdersQuery & Parameters<typeof readPage>[0] = {},
): Promise<OfficeOrderPage> {
  const isWanted = wanted(query)
  const { data, totalRecords } = await readPage(query, {
    rows: (limit, offset) =>
      db
        .select({ order: orders, customerName })
        .from(orders)
        .innerJoin(customers, eq(customers.id, orders.customerId))
        .where(isWanted)
        .orderBy(...sorts[query.sort ?? 'newest'])
        .limit(limit)
        .offset(offset),
    count: () => db.$count(orders, isWanted),
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
        ...(first && { firstItem: inLanguage(language, first.nameTh, first.nameEn) }),
        allowed: allowedToStaff(order, member),
      }
    }),
    totalRecords,
  }
}

function linesOf(db: Queries, orderIds: readonly string[]) {
  const { orderId, quantity, nameTh, nameEn } = orderLines
  return db
    .select({ orderId, quantity, nameTh, nameEn })
    .from(orderLines)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderLines.position))
}

function wanted(query: OfficeOrdersQuery): SQL | undefined {
  const { keyword = '', view, payment, fulfilment, paymentChannel, placedFrom, placedBefore } = query
  return and(
    keyword.trim() === '' ? undefined : matches(keyword.trim()),
    view && views[view](),
    payment && eq(orders.payment, payment),
    fulfilment && eq(orders.fulfilment, fulfilment),
    paymentChannel && eq(orders.paymentChannel, paymentChannel),
    placedFrom ? gte(orders.createdAt, new Date(placedFrom)) : undefined,
    placedBefore ? lt(orders.createdAt, new Date(placedBefore)) : undefined,
  )
}

/** As one list of ids, so that both indexes of trigrams are used: of the expression here, letter by letter. */
function matches(keyword: string): SQL {
  const isNumber = /^[\d\s-]+$/.test(keyword)
  const pattern = `%${keyword.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const ofCustomer = isNumber ? pattern.replace(/[\s-]/g, '') : pattern
  return sql`${orders.id} in (
    select id from orders where order_number ilike ${pattern}
    union all
    select placed.id from customers join orders as placed on placed.customer_id = customers.id
    where coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, '') || ' ' ||
      coalesce(phone_number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(login, '') ilike ${ofCustomer}
  )`
}

export async function countOfficeOrders(db: Queries): Promise<OfficeOrderCounts> {
  const count = (which?: SQL) => db.$count(orders, which)
  const [all, toPack, unpaid, toRefund, readyToShip, shipped] = await Promise.all([
    count(),
    count(views.toPack()),
    count(views.unpaid()),
    count(views.toRefund()),
    count(views.readyToShip()),
    count(views.shipped()),
  ])
  return { all, toPack, unpaid, toRefund, readyToShip, shipped }
}
