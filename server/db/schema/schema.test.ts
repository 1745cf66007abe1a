import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { poolOfThisFile } from '../../../tests/support/database/pool-of-this-file.ts'

const pool = poolOfThisFile()

interface Column {
  table: string
  name: string
  type: string
  isRequired: boolean
  isDerived: boolean
  hasDefault: boolean
}

const byName = (one: Column, other: Column) =>
  `${one.table}.${one.name}` < `${other.table}.${other.name}` ? -1 : 1
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((one): one is PgTable => is(one, PgTable))

it('the tables of the program are those of the database, column for column', async () => {
  const { rows } = await pool().query<Column>(
    `select table_name as table, column_name as name, case data_type when 'ARRAY' then udt_name::regtype::text else data_type end as type,
            is_nullable = 'NO' as "isRequired", is_generated = 'ALWAYS' as "isDerived", (column_default is not null or is_identity = 'YES') as "hasDefault"
     from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migrations'`,
  )
  const written = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column): Column => ({
      table: getTableName(table),
      name: column.name,
      type: column.getSQLType(),
      isRequired: column.notNull,
      isDerived: column.generated !== undefined,
      hasDefault: column.hasDefault && column.generated === undefined,
    })),
  )
  expect(written.toSorted(byName)).toEqual(rows.toSorted(byName))
})

it('and so are their primary keys', async () => {
  const { rows } = await pool().query<{ table: string; columns: string }>(
    `select table_name as table, string_agg(column_name, ',' order by ordinal_position) as columns
     from information_schema.table_constraints join information_schema.key_column_usage using (constraint_name, table_name)
     where constraint_type = 'PRIMARY KEY' and table_name <> 'schema_migrations' group by 1 order by 1`,
  )
  const written = tables.map((table) => {
    const { columns, primaryKeys } = getTableConfig(table)
    const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
    return { table: getTableName(table), columns: keys.map(({ name }) => name).join(',') }
  })
  expect(written.toSorted((one, other) => (one.table < other.table ? -1 : 1))).toEqual(rows)
})
