import type pg from 'pg'

/** Every value of every row of every table as text, as a dump of the database would show it. */
export async function wholeContent(pool: pg.Pool): Promise<{ place: string; text: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const all: { place: string; text: string }[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ place: string; text: string }>(
      `select '${name}.' || one.key as place, one.value as text from "${name}" t, jsonb_each_text(to_jsonb(t)) one
       where one.value is not null`,
    )
    all.push(...rows)
  }
  return all
}

/** The places that contain a text, ignoring case and without duplicates. */
export const placesOf = (content: readonly { place: string; text: string }[], wanted: string): string[] => [
  ...new Set(
    content.filter(({ text }) => text.toLowerCase().includes(wanted.toLowerCase())).map(({ place }) => place),
  ),
]

/** The tables that refer to customers, directly or through other tables. */
export async function tablesOfCustomers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive owned as (
       select 'customers'::regclass::oid as id
       union
       select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f'
     )
     select id::regclass::text as name from owned order by 1`,
  )
  return rows.map(({ name }) => name)
}
