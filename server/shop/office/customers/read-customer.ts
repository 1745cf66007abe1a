import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OfficeCustomerDetail } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { addresses } from '../../../db/schema/addresses.ts'
import { customerRequests } from '../../../db/schema/customer-requests.ts'
import { customers } from '../../../db/schema/customers.ts'
import { orders } from '../../../db/schema/orders.ts'
import { sessions } from '../../../db/schema/sessions.ts'
import { staff } from '../../../db/schema/staff.ts'
import { baht } from '../../common/measures.ts'
import { omitNulls } from '../../common/omit-nulls.ts'
import { notFound } from '../../common/problem.ts'
import { customerName } from '../customer-search.ts'
import { withCounts } from './list-customers.ts'

const maxOrders = 20

/** A customer as staff see them, also where they were erased: the orders stay. */
export async function readOfficeCustomer(db: Queries, id: string): Promise<OfficeCustomerDetail> {
  const [row] = await db
    .select({ customer: customers, name: customerName })
    .from(customers)
    .where(eq(customers.id, id))
  if (!row) throw notFound('There is no such customer')
  const [[customer], addressCount, living, ordered, requests] = await Promise.all([
    withCounts(db, [row]),
    db.$count(addresses, eq(addresses.customerId, id)),
    sessionsOf(db, id),
    ordersOf(db, id),
    requestsOf(db, id),
  ])
  if (!customer) throw notFound('There is no such customer')
  const { companyName, firstName, lastName, branchCode } = row.customer
  return {
    customer,
    ...(companyName !== null && { contactName: [firstName, lastName].join(' ') }),
    ...omitNulls({ branchCode }),
    addressCount,
    sessions: living,
    orders: ordered,
    requests,
  }
}

async function sessionsOf(db: Queries, customerId: string): Promise<OfficeCustomerDetail['sessions']> {
  const isLiving = sql`${sessions.expiresAt} > clock_timestamp()`
  const { createdAt, expiresAt } = sessions
  const rows = await db
    .select({ createdAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isLiving))
    .orderBy(desc(createdAt))
  return rows.map((one) => ({
    createdAt: one.createdAt.toISOString(),
    expiresAt: one.expiresAt.toISOString(),
  }))
}

async function ordersOf(db: Queries, customerId: string): Promise<OfficeCustomerDetail['orders']> {
  const { orderNumber, createdAt, totalSatang, paymentChannel, payment, fulfilment } = orders
  const rows = await db
    .select({ orderNumber, createdAt, totalSatang, paymentChannel, payment, fulfilment })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(createdAt), desc(orders.id))
    .limit(maxOrders)
  return rows.map(({ totalSatang: total, ...order }) => ({
    ...order,
    createdAt: order.createdAt.toISOString(),
    total: baht(total),
  }))
}

const answering = alias(staff, 'answering')

async function requestsOf(db: Queries, customerId: string): Promise<OfficeCustomerDetail['requests']> {
  const rows = await db
    .select({
      request: customerRequests,
      recordedBy: { id: staff.id, name: staff.name },
      answeredBy: { id: answering.id, name: answering.name },
    })
    .from(customerRequests)
    .innerJoin(staff, eq(staff.id, customerRequests.recordedBy))
    .leftJoin(answering, eq(answering.id, customerRequests.answeredBy))
    .where(eq(customerRequests.customerId, customerId))
    .orderBy(desc(customerRequests.askedAt), desc(customerRequests.id))
  return rows.map(({ request: { id, kind, askedAt, answeredAt }, recordedBy, answeredBy }) => ({
    id,
    kind,
    askedAt: askedAt.toISOString(),
    recordedBy,
    ...omitNulls({ answeredAt: answeredAt?.toISOString() ?? null, answeredBy }),
  }))
}
