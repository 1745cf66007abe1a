import { stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { asAdmin } from '../../../tests/support/database/admin.ts'
import { dataFolders, runningDatabase } from '../../../tests/support/database/data-folders.ts'
import { startWorkingServer } from '../../../tests/support/database/start-server.ts'
import { openEmbeddedDatabase } from './open-embedded-database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folders = dataFolders()
afterAll(() => folders.clear())

const quiet = () => undefined

async function value(url: string, query: string): Promise<unknown> {
  return asAdmin(url, async (client) => (await client.query<{ value: unknown }>(query)).rows[0]?.value)
}

test('the first start makes a database, the second finds its rows, and closing leaves no process', async () => {
  const dataDir = await folders.make()
  const log: string[] = []
  const first = await openEmbeddedDatabase({ dataDir, log: (line) => log.push(line) })
  await asAdmin(first.url, (client) => client.query(`create table sheet as select 'อะคริลิก' as name`))
  expect(await runningDatabase(first.area)).toBeTypeOf('number')
  await first.close()
  await first.close()
  expect(await runningDatabase(first.area)).toBeUndefined()
  await truncate(join(first.area, 'postgres.log'), 9 * 1024 * 1024)

  const second = await openEmbeddedDatabase({ dataDir, log: (line) => log.push(line) })
  expect(await value(second.url, 'select name as value from sheet')).toBe('อะคริลิก')
  await second.close()
  expect(await runningDatabase(first.area)).toBeUndefined()
  expect((await stat(join(first.area, 'postgres.log'))).size).toBeLessThan(100_000)
  expect(log.filter((line) => line.startsWith('Database: '))).toEqual([
    expect.stringContaining('made and started'),
    expect.stringContaining('started'),
  ])
})

test('Thai has trigrams and sorts, whatever the surrounding of the server says', async () => {
  const dataDir = await folders.make()
  const bare = { PATH: process.env.PATH, LC_ALL: 'C', PGPORT: '1', PGSSLMODE: 'require' }
  const server = await startWorkingServer({ dataDir }, bare)
  await asAdmin(server.url, (client) => client.query('create extension pg_trgm'))
  // One word of eight letters has nine trigrams; taken apart at its vowel signs it would have fewer.
  expect(await value(server.url, `select cardinality(show_trgm('อะคริลิก')) as value`)).toBe(9)
  expect(await value(server.url, `select 'แผ่นอะคริลิกใส' ilike '%คริลิก%' as value`)).toBe(true)
  await server.end('SIGTERM')
  expect(await runningDatabase(server.area)).toBeUndefined()
})

test('it starts when a crash left its mark and another program has its number now', async () => {
  const dataDir = await folders.make()
  const { area, close } = await openEmbeddedDatabase({ dataDir, purpose: 'throwaway', log: quiet })
  await close()
  const mark = [
    process.pid,
    join(area, 'cluster'),
    1_700_000_000,
    1,
    '',
    '127.0.0.1',
    '  1  1',
    'ready   ',
    '',
  ]
  await writeFile(join(area, 'cluster/postmaster.pid'), mark.join('\n'))
  const again = await openEmbeddedDatabase({ dataDir, purpose: 'throwaway', log: quiet })
  expect(await value(again.url, 'select 1 as value')).toBe(1)
  await again.close()
})

test('what it answered is on the disk, nobody enters without the password, and the shop is not its master', async () => {
  const database = await openEmbeddedDatabase({ dataDir: await folders.make(), log: quiet })
  expect(await value(database.adminUrl, `select current_setting('fsync') as value`)).toBe('on')
  expect(await value(database.adminUrl, `select current_setting('synchronous_commit') as value`)).toBe('on')
  expect(await value(database.adminUrl, `select current_setting('listen_addresses') as value`)).toBe(
    '127.0.0.1',
  )
  expect(
    await value(database.url, 'select rolsuper as value from pg_roles where rolname = current_user'),
  ).toBe(false)

  const password = await stat(join(database.area, 'password'))
  expect(password.mode & 0o077).toBe(0)
  const someoneElse = new URL(database.url)
  someoneElse.password = 'guess'
  await expect(asAdmin(someoneElse.href, async () => undefined)).rejects.toMatchObject({ code: '28P01' })
  someoneElse.password = ''
  await expect(asAdmin(someoneElse.href, async () => undefined)).rejects.toThrow(/password must be a/)
  await database.close()
})
