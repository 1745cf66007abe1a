import { desc, eq, sql } from 'drizzle-orm'
import type { AuditAction, AuditedChange, AuditList } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { auditLog, staff } from '../../db/schema/staff.ts'
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

export async function listAudit(
  db: Queries,
  query: { pageNumber?: number; pageSize?: number } = {},
): Promise<AuditList> {
  const { data, totalRecords } = await readPage(query, {
    rows: (limit, offset) =>
      db
        .select({ entry: auditLog, staff: { id: staff.id, name: staff.name } })
        .from(auditLog)
        .leftJoin(staff, eq(staff.id, auditLog.staffId))
        .orderBy(desc(auditLog.id))
        .limit(limit)
        .offset(offset),
    async count() {
      const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(auditLog)
      return row?.count ?? 0
    },
  })
  return {
    data: data.map(({ entry: { id, at, action, subject, changes }, staff: who }) => ({
      id: String(id),
      at: at.toISOString(),
      ...(who && { staff: who }),
      action,
      subject,
      changes,
    })),
    totalRecords,
  }
}
