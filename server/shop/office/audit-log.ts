import { desc, eq, sql } from 'drizzle-orm'
import type { AuditAction, AuditedChange, AuditEntry, AuditList } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { auditLog, staff } from '../../db/schema/staff.ts'
import { omitNulls } from '../common/omit-nulls.ts'
import { readPage } from '../common/page.ts'

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

export async function listAudit(
  db: Queries,
  query: { pageNumber?: number; pageSize?: number } = {},
): Promise<AuditList> {
  const { data, totalRecords } = await readPage(query, {
    rows: (limit, offset) => entries(db).orderBy(desc(auditLog.id)).limit(limit).offset(offset),
    async count() {
      const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(auditLog)
      return row?.count ?? 0
    },
  })
  return { data: data.map(toEntry), totalRecords }
}

/** What staff did to one thing, the newest first. */
export async function auditOf(db: Queries, subject: string): Promise<AuditEntry[]> {
  const found = await entries(db).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.id))
  return found.map(toEntry)
}

const entries = (db: Queries) =>
  db
    .select({ entry: auditLog, staff: { id: staff.id, name: staff.name } })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))

function toEntry({ entry, staff: who }: Awaited<ReturnType<typeof entries>>[number]): AuditEntry {
  const { id, at, action, subject, changes } = entry
  return { id: String(id), at: at.toISOString(), ...(who && { staff: who }), action, subject, changes }
}
