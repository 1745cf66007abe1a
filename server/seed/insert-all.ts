import { getTableColumns, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Inserts many rows as one JSON parameter: binding thousands of placeholders would take longer than the insert itself. */
export async function insertAll<Table extends PgTable>(
  db: NodePgDatabase,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  // The database fills in what no row names.
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key))
  const nameOf = new Map(columns.map(([key, { name }]) => [key, name]))
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf.get(key) ?? key, value])),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`,
  )
}
