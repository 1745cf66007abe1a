import type pg from 'pg'

/** Simulates that time has passed: moves every timestamp in the database into the past. */
export async function letTimePass(pool: Pick<pg.Pool, 'query'>, seconds: number): Promise<void> {
  const { rows } = await pool.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and udt_name in ('timestamptz', '_timestamptz') and table_name <> 'schema_migrations'`,
  )
  const ago = `make_interval(secs => ${seconds})`
  for (const table of new Set(rows.map((row) => row.table))) {
    const moved = rows
      .filter((row) => row.table === table)
      .map(({ name, type }) =>
        type === 'timestamptz'
          ? `${name} = ${name} - ${ago}`
          : `${name} = array(select one - ${ago} from unnest(${name}) with ordinality as all_of (one, place) order by place)`,
      )
    await pool.query(`update ${table} set ${moved.join(', ')}`)
  }
}
