import { afterAll, expect, test, vi } from 'vitest'
import { asAdmin } from '../../../tests/support/database/admin.ts'
import { dataFolders, runningDatabase } from '../../../tests/support/database/data-folders.ts'
import { startWorkingServer } from '../../../tests/support/database/start-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folders = dataFolders()
afterAll(() => folders.clear())

test('a database that a killed server left running is taken over with every row', async () => {
  const dataDir = await folders.make()
  const killed = await startWorkingServer({ dataDir })
  await asAdmin(killed.url, (client) =>
    client.query('create table sheet as select generate_series(1, 100) as id'),
  )
  await killed.end('SIGKILL')
  const left = await runningDatabase(killed.area)
  expect(left).toBeTypeOf('number')

  const next = await startWorkingServer({ dataDir })
  expect(next.url).toBe(killed.url)
  expect(next.log).toEqual([expect.stringContaining('taken over')])
  expect(await runningDatabase(next.area)).toBe(left)
  const { rowCount } = await asAdmin(next.url, (client) => client.query('select * from sheet'))
  expect(rowCount).toBe(100)
  await next.end('SIGINT')
  expect(await runningDatabase(next.area)).toBeUndefined()
})

test('a database killed together with its server starts again with what it had answered', async () => {
  const dataDir = await folders.make()
  const killed = await startWorkingServer({ dataDir })
  await asAdmin(killed.url, (client) =>
    client.query('create table sheet as select generate_series(1, 100) as id'),
  )
  const database = await runningDatabase(killed.area)
  process.kill(database ?? 0, 'SIGKILL')
  await killed.end('SIGKILL')

  const next = await startWorkingServer({ dataDir })
  const { rowCount } = await asAdmin(next.url, (client) => client.query('select * from sheet'))
  expect(rowCount).toBe(100)
  await next.end('SIGTERM')
})

test('a database that was killed under a living server starts again, on its port', async () => {
  const dataDir = await folders.make()
  const server = await startWorkingServer({ dataDir })
  await asAdmin(server.url, (client) => client.query('create table sheet as select 1 as id'))
  const killed = await runningDatabase(server.area)
  process.kill(killed ?? 0, 'SIGKILL')
  const rows = () =>
    asAdmin(server.url, async (client) => (await client.query('select * from sheet')).rowCount).catch(() => 0)
  await expect.poll(rows, { timeout: 30_000 }).toBe(1)
  expect(await runningDatabase(server.area)).not.toBe(killed)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(await runningDatabase(server.area)).toBeUndefined()
})

test('servers on one folder share the database and the last to leave stops it, killed ones not counted', async () => {
  const order = { dataDir: await folders.make(), purpose: 'throwaway' } as const
  const first = await startWorkingServer(order)
  const [second, third] = await Promise.all([startWorkingServer(order), startWorkingServer(order)])
  expect([second.url, third.url]).toEqual([first.url, first.url])

  expect(await first.end('SIGINT')).toBe(0)
  await second.end('SIGKILL')
  await expect(asAdmin(third.url, async () => 'there')).resolves.toBe('there')
  expect(await third.end('SIGTERM')).toBe(0)
  expect(await runningDatabase(first.area)).toBeUndefined()
})

test('five servers that start at once on an empty folder make one database', async () => {
  const order = { dataDir: await folders.make(), purpose: 'throwaway' } as const
  const servers = await Promise.all(Array.from({ length: 5 }, () => startWorkingServer(order)))
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
  const made = servers.flatMap(({ log }) => log).filter((line) => line.includes('made and started'))
  expect(made).toHaveLength(1)

  // Servers start and stop in overlap; each has a database for as long as it runs.
  const leaving = servers.slice(0, 4).map((server) => server.end('SIGTERM'))
  const late = await startWorkingServer(order)
  await Promise.all([...leaving, servers[4]?.end('SIGTERM')])
  await expect(asAdmin(late.url, async () => 'there')).resolves.toBe('there')
  await late.end('SIGTERM')
  expect(await runningDatabase(late.area)).toBeUndefined()
})
