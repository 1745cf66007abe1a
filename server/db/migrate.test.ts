import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/test-database.ts'
import type { TestDatabase } from '../../tests/support/database/test-database.ts'
import { untilWaiting } from '../../tests/support/database/waiting.ts'
import { migrate } from './migrate.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let pool: pg.Pool
let folder = ''

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 20 })
  pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
  folder = await mkdtemp(join(tmpdir(), 'phaen-migrations-'))
  await write('0001-sheets.sql', "create table sheet (name text); insert into sheet values ('ใส');")
})

afterEach(() => rm(folder, { recursive: true }))

function write(name: string, sql: string): Promise<void> {
  return writeFile(join(folder, name), sql)
}

async function count(table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

test('migrations run once, in order, and the next start runs those that are new', async () => {
  await write('0002-rolls.sql', 'alter table sheet add column roll int;\r\n')
  expect(await migrate(pool, folder)).toEqual(['0001-sheets', '0002-rolls'])
  expect(await migrate(pool, folder)).toEqual([])
  // Other line ends are no edit.
  await write('0002-rolls.sql', 'alter table sheet add column roll int;\n')
  await write('0003-tubes.sql', 'alter table sheet add column tube int;')
  expect(await migrate(pool, folder)).toEqual(['0003-tubes'])
  expect(await count('sheet')).toBe(1)
})

test('of ten that start at once one runs them', async () => {
  const pools = Array.from({ length: 10 }, () => new pg.Pool({ connectionString: database.url, max: 1 }))
  const ran = await Promise.all(pools.map((own) => migrate(own, folder)))
  expect(ran.flat()).toEqual(['0001-sheets'])
  expect(await count('sheet')).toBe(1)
  await Promise.all(pools.map((own) => own.end()))
})

test('one that has to wait for a table lets others at it in between', async () => {
  await write('0002-rolls.sql', 'alter table sheet add column roll int;')
  await migrate(pool, folder, { version: 1, name: '0001-sheets' })
  const reader = await pool.connect()
  await reader.query('begin')
  await reader.query('select from sheet')
  const migrated = migrate(pool, folder)
  await untilWaiting(pool)
  // Behind the migration, until it has given up for now.
  expect(await count('sheet')).toBe(1)
  await reader.query('commit')
  reader.release()
  expect(await migrated).toEqual(['0002-rolls'])
})

test('one that fails is undone whole, those before it stay, and it runs when it is right', async () => {
  await write('0002-rolls.sql', 'create table roll (id int); create table sheet (id int);')
  await expect(migrate(pool, folder)).rejects.toThrow(
    /^The migration 0002-rolls failed and was undone: relation "sheet" already exists$/,
  )
  expect(await count('schema_migrations')).toBe(1)
  // Its work and its record are one: here the second fails.
  await write(
    '0002-rolls.sql',
    `create table roll (id int); insert into schema_migrations values (2, 'x', 'x');`,
  )
  await expect(migrate(pool, folder)).rejects.toThrow(/0002-rolls failed and was undone: duplicate key/)
  await write('0002-rolls.sql', 'create table roll (id int);')
  expect(await migrate(pool, folder)).toEqual(['0002-rolls'])
})

test('an edited one, a newer database, a missing one and a late one are refused', async () => {
  await write('0003-tubes.sql', 'create table tube (id int);')
  await migrate(pool, folder)

  await write('0002-rolls.sql', 'create table roll (id int);')
  await expect(migrate(pool, folder)).rejects.toThrow(/0002-rolls came after the database had run 0003-tubes/)
  await rm(join(folder, '0002-rolls.sql'))

  await rm(join(folder, '0003-tubes.sql'))
  await expect(migrate(pool, folder)).rejects.toThrow(
    /brought to 0003-tubes by a newer version of this program, which knows up to 0001-sheets: start the newer version/,
  )
  await write('0003-tubes.sql', 'create table tube (id bigint);')
  await expect(migrate(pool, folder)).rejects.toThrow(/0003-tubes was edited after the database had run it/)
  await write('0003-tubes.sql', 'create table tube (id int);')
  await rm(join(folder, '0001-sheets.sql'))
  await expect(migrate(pool, folder)).rejects.toThrow(
    /has run the migration 0001-sheets, which this program does not have/,
  )
})

test('a trial database of before the first schema is left as it is, and the start says how to make a new one', async () => {
  await migrate(pool, folder)
  await pool.query(
    `update schema_migrations set name = '0001-extensions';
     insert into schema_migrations values (45, '0045-plain-names', '')`,
  )
  await expect(migrate(pool, folder)).rejects.toThrow(
    /early trial version.*left as it is\. Start on a new one: move the folder of the data away/,
  )
  expect([await count('sheet'), await count('schema_migrations')]).toEqual([1, 2])
})

test('files that are named alike or otherwise are refused', async () => {
  await write('0001-rolls.sql', '')
  await expect(migrate(pool, folder)).rejects.toThrow(/Two migrations have the number of 0001-sheets/)
  await rm(join(folder, '0001-rolls.sql'))
  await write('2-rolls.sql', '')
  await expect(migrate(pool, folder)).rejects.toThrow(/2-rolls\.sql should be named NNNN-what-it-does\.sql/)
})

test('the limits of a migration do not stay on the connections of the pool', async () => {
  const limited = new pg.Pool({ connectionString: database.url, max: 1, statement_timeout: 5_000 })
  await write('0002-slow.sql', `create table noted as select current_setting('statement_timeout') as limit`)
  await migrate(limited, folder)
  const { rows } = await limited.query(
    `select "limit" from noted union all select current_setting('statement_timeout')`,
  )
  expect(rows).toEqual([{ limit: '0' }, { limit: '5s' }])
  await limited.end()
})
