import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type {
  OfficeQuotation,
  OfficeQuotationPage,
  QuotationState,
} from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { customers } from '../../../db/schema/customers.ts'
import { quotations } from '../../../db/schema/quotations.ts'
import type { ApiLanguage } from '../../common/language.ts'
import { readPage } from '../../common/page.ts'
import { counted, listItemOf, readQuotation } from '../../quotations/read-quotation.ts'
import { findQuotation } from '../../quotations/quotation-rows.ts'
import { auditOf } from '../audit-log.ts'
import { customerName } from '../customer-search.ts'

/** One page of all customers' quotations, the newest first. */
export async function listOfficeQuotations(
  db: Queries,
  { state, ...page }: { state?: QuotationState } & Parameters<typeof readPage>[0] = {},
  language: ApiLanguage,
): Promise<OfficeQuotationPage> {
  const isWanted = state && areNow(state)
  const { data, totalRecords } = await readPage(page, {
    rows: db
      .select({ quotation: quotations, counted, customerName })
      .from(quotations)
      .innerJoin(customers, eq(customers.id, quotations.customerId))
      .where(isWanted)
      .orderBy(desc(quotations.createdAt), desc(quotations.id)),
    count: () => db.$count(quotations, isWanted),
  })
  return {
    data: data.map((row) => ({
      ...listItemOf(row, language),
      customerId: row.quotation.customerId,
      customerName: row.customerName,
    })),
    totalRecords,
  }
}

/** What the statechart says of one row, for a query: only the time tells open ones from expired ones. */
function areNow(state: QuotationState) {
  if (state === 'open') return and(eq(quotations.state, 'open'), gt(quotations.validUntil, sql`now()`))
  if (state === 'expired') return and(eq(quotations.state, 'open'), lte(quotations.validUntil, sql`now()`))
  return eq(quotations.state, state)
}

export async function readOfficeQuotation(
  db: Queries,
  id: string,
  language: ApiLanguage,
): Promise<OfficeQuotation> {
  const { customerId } = await findQuotation(db, id)
  const [customer] = await db
    .select({ name: customerName })
    .from(customers)
    .where(eq(customers.id, customerId))
  return {
    quotation: await readQuotation(db, id, { language }),
    customerId,
    customerName: customer?.name ?? '',
    audit: await auditOf(db, id),
  }
}
