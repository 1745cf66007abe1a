import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'

/** One statement can carry 65,535 values. */
const rowsAtOnce = 1_000

/** Puts many rows in with few statements. */
export async function insertAll<Table extends PgTable>(
  db: NodePgDatabase,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce))
}
