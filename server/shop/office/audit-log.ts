import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditedChange, AuditEntry, AuditList } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { customers } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'
import { auditLog, staff } from '../../db/schema/staff.ts'
import { omitNulls } from '../common/omit-nulls.ts'
import { readPage } from '../common/page.ts'
import { customerName } from './customer-search.ts'

interface Done {
  /** Who did it; undefined for the command line. */
  staffId?: string
  action: AuditAction
  subject: string
  /** Never with secrets. */
  changes?: AuditedChange[]
}

/** Only in the transaction of the change itself, so that neither stands without the other. */
export async function writeAudit(tx: Queries, { changes = [], ...done }: Done): Promise<void> {
  await tx.insert(auditLog).values({ ...done, changes })
}

/** The fields of a row that a change gave another value. */
export function changesBetween(before: Fields, after: Fields): AuditedChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field) => ({
      field,
      ...omitNulls({ before: before[field] ?? null, after: after[field] ?? null }),
    }))
}

type Fields = Readonly<Record<string, string | null | undefined>>

interface AuditQuery {
  staffId?: string
  subject?: string
  action?: AuditAction
  from?: string
  before?: string
}

export async function listAudit(
  db: Queries,
  query: AuditQuery & Parameters<typeof readPage>[0] = {},
): Promise<AuditList> {
  const { staffId, subject, action, from, before } = query
  const isWanted = and(
    staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
    subject === undefined ? undefined : eq(auditLog.subject, subject),
    action && eq(auditLog.action, action),
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    before === undefined ? undefined : lt(auditLog.at, new Date(before)),
  )
  const { data, totalRecords } = await readPage(query, {
    rows(limit, offset) {
      // Only what is on the page is joined with whom and what it names.
      const idsOfPage = db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(isWanted)
        .orderBy(desc(auditLog.id))
        .limit(limit)
        .offset(offset)
      return entries(db).where(inArray(auditLog.id, idsOfPage)).orderBy(desc(auditLog.id))
    },
    count: () => db.$count(auditLog, isWanted),
  })
  return { data: data.map(toEntry), totalRecords }
}

/** What staff did to one thing, the newest first. */
export async function auditOf(db: Queries, subject: string): Promise<AuditEntry[]> {
  const found = await entries(db).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.id))
  return found.map(toEntry)
}

const whom = alias(staff, 'whom')

const entries = (db: Queries) =>
  db
    .select({
      entry: auditLog,
      staff: { id: staff.id, name: staff.name },
      about: sql<string | null>`coalesce(${orders.orderNumber}, ${whom.name}, nullif(${customerName}, ''))`,
    })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .leftJoin(orders, eq(orders.id, auditLog.subject))
    .leftJoin(whom, eq(whom.id, auditLog.subject))
    .leftJoin(customers, eq(customers.id, auditLog.subject))

function toEntry({ entry, staff: who, about }: Awaited<ReturnType<typeof entries>>[number]): AuditEntry {
  const { id, at, action, subject, changes } = entry
  const known = { ...(who && { staff: who }), ...omitNulls({ about }) }
  return { id: String(id), at: at.toISOString(), action, subject, changes, ...known }
}
