import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Inserts many rows as one JSON parameter: binding thousands of placeholders would take longer than the insert itself. */
export async function insertAll<Table extends PgTable>(
  db: NodePgDatabase,
  table: Table,
  rows: Table['$inferInsert'][],
  onConflict?: (columns: string[]) => SQL,
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
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json) ${onConflict?.(columns.map(([, { name }]) => name)) ?? sql``}`,
  )
}

/** A row that is there already becomes the given one. */
export const replaceBy =
  (key: string) =>
  (columns: string[]): SQL => {
    const set = columns
      .filter((name) => name !== key)
      .map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
    return sql`on conflict (${sql.identifier(key)}) do update set ${sql.join(set, sql`, `)}`
  }
