import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type {
  OfficeCustomer,
  OfficeCustomerPage,
  OfficeCustomerView,
} from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { customerRequests } from '../../../db/schema/customer-requests.ts'
import { customers } from '../../../db/schema/customers.ts'
import { orders } from '../../../db/schema/orders.ts'
import { omitNulls } from '../../common/omit-nulls.ts'
import { readPage } from '../../common/page.ts'
import { customerName, customerPattern, searchedOfCustomer } from '../customer-search.ts'

interface CustomersQuery {
  keyword?: string
  view?: OfficeCustomerView
}

/** Whoever reads so far in what a word finds will rather type another. */
const maxFound = 1_000

const newest = [desc(customers.createdAt), desc(customers.id)]
const isOpen = isNull(customerRequests.answeredAt)

const views: Readonly<Record<OfficeCustomerView, () => SQL>> = {
  active: () => eq(customers.isActive, true),
  inactive: () => sql`(not ${customers.isActive} and ${customers.erasedAt} is null)`,
  asked: () =>
    sql`${customers.id} in (select ${customerRequests.customerId} from ${customerRequests} where ${isOpen})`,
}

export async function listCustomers(
  db: Queries,
  query: CustomersQuery & Parameters<typeof readPage>[0],
): Promise<OfficeCustomerPage> {
  const keyword = query.keyword?.trim() ?? ''
  const ofView = query.view && views[query.view]()
  // What a word finds is looked for once, for the page and for the total.
  const found = keyword === '' ? undefined : await idsOf(db, and(hasPart(keyword), ofView))
  const isWanted = found ? inArray(customers.id, found) : ofView
  const { data, totalRecords } = await readPage(query, {
    rows: db
      .select({ customer: customers, name: customerName })
      .from(customers)
      .where(isWanted)
      .orderBy(...newest),
    count: async () => found?.length ?? db.$count(customers, isWanted),
  })
  return { data: await withCounts(db, data), totalRecords }
}

async function idsOf(db: Queries, isWanted: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(isWanted)
    .orderBy(...newest)
    .limit(maxFound)
  return rows.map(({ id }) => id)
}

/** A tax id is of digits; both parts have an index of their own. */
function hasPart(keyword: string): SQL {
  const pattern = customerPattern(keyword)
  const named = sql`${searchedOfCustomer} ilike ${pattern}`
  return /\d/.test(keyword) ? sql`(${named} or ${customers.taxId} ilike ${pattern})` : named
}

interface Found {
  customer: typeof customers.$inferSelect
  name: string
}

/** The customers of one page, with how much each has ordered and still waits for. */
export async function withCounts(db: Queries, found: readonly Found[]): Promise<OfficeCustomer[]> {
  const ids = found.map(({ customer }) => customer.id)
  const [ordered, asked] = await Promise.all([
    db
      .select({ id: orders.customerId, number: count() })
      .from(orders)
      .where(inArray(orders.customerId, ids))
      .groupBy(orders.customerId),
    db
      .select({ id: customerRequests.customerId, number: count() })
      .from(customerRequests)
      .where(and(inArray(customerRequests.customerId, ids), isOpen))
      .groupBy(customerRequests.customerId),
  ])
  const numberOf = (counts: typeof ordered, id: string) => counts.find((one) => one.id === id)?.number ?? 0
  return found.map(({ name, customer: { id, kind, isActive, createdAt, ...row } }) => ({
    id,
    kind,
    name,
    isActive,
    createdAt: createdAt.toISOString(),
    ...omitNulls({
      phoneNumber: row.phoneNumber,
      email: row.email,
      taxId: row.taxId,
      erasedAt: row.erasedAt?.toISOString() ?? null,
    }),
    orderCount: numberOf(ordered, id),
    openRequests: numberOf(asked, id),
  }))
}
