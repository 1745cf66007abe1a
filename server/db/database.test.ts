import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asAdmin, urlOfDatabase } from '../../tests/support/database/admin.ts'
import { openCuttingProxy } from '../../tests/support/database/cutting-proxy.ts'
import { dataFolders, runningDatabase } from '../../tests/support/database/data-folders.ts'
import { listening } from '../../tests/support/listening.ts'
import { createTestDatabase } from '../../tests/support/database/test-database.ts'
import type { TestDatabase } from '../../tests/support/database/test-database.ts'
import { inspectServer } from './check-server.ts'
import { openDatabase } from './database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folders = dataFolders()
let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(async () => {
  await testDatabase.drop()
  await folders.clear()
})

const dataDir = '/nowhere'
const log = () => undefined

async function refusal(databaseUrl: string): Promise<string> {
  const opened = openDatabase({ databaseUrl, dataDir, log })
  await expect(opened).rejects.toMatchObject({ name: 'DatabaseStartError' })
  return opened.then(
    () => '',
    (error: Error) => `${error.message} ${String(error.cause)}`,
  )
}

test('without DATABASE_URL it serves from a database of its own, and stops it', async () => {
  const folder = await folders.make()
  const database = await openDatabase({ dataDir: folder, log })
  const { rows } = await database.db.execute<{ word: string }>(sql`select ${'แผ่น'}::text as word`)
  expect(rows).toEqual([{ word: 'แผ่น' }])
  await Promise.all([database.close(), database.close()])
  expect(await runningDatabase(`${folder}/postgres`)).toBeUndefined()
})

test('with DATABASE_URL it serves from there, under its name and with limits', async () => {
  const lines: string[] = []
  const database = await openDatabase({
    databaseUrl: testDatabase.url,
    dataDir,
    log: (line) => lines.push(line),
  })
  const { rows } = await database.pool.query(
    `select current_setting('application_name') as name, current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  expect(rows).toEqual([{ name: 'phaen', statement: '15s', idle: '15s' }])
  expect(lines).toEqual([expect.stringMatching(/^Database: PostgreSQL \d+ at /)])
  expect(lines.join()).not.toContain(new URL(testDatabase.url).password)
  await database.close()
})

test('the death of its connections, idle or in a transaction, costs queries and not the process', async () => {
  const lines: string[] = []
  const database = await openDatabase({
    databaseUrl: testDatabase.url,
    dataDir,
    log: (line) => lines.push(line),
  })
  const busy = await database.pool.connect()
  await busy.query('begin')
  const idle = await database.pool.connect()
  idle.release()
  const idleLost = new Promise((resolve) => database.pool.once('remove', resolve))
  const busyLost = new Promise((resolve) => busy.once('end', resolve))
  await asAdmin(testDatabase.url, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'phaen'`,
    ),
  )
  await Promise.all([idleLost, busyLost])
  await expect(busy.query('select 1')).rejects.toThrow(/not queryable/)
  busy.release(true)
  expect(lines.at(-1)).toMatch(/idle database connection was lost/)
  await expect(database.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  await database.close()
})

test.each(['mysql://shop:geheim@localhost/shop', 'localhost:5432', 'postgresql://shop:ge%heim@localhost/x'])(
  'DATABASE_URL %s is no address of a database',
  async (url) => {
    const message = await refusal(url)
    expect(message).toMatch(/DATABASE_URL is not the address of a PostgreSQL database/)
    expect(message).not.toMatch(/geheim|ge%heim/)
  },
)

test('a server that refuses is described without the password', async () => {
  const wrong = new URL(testDatabase.url)
  wrong.password = 'geheim'
  const messages = [
    await refusal(wrong.href),
    await refusal(urlOfDatabase(testDatabase.url, 'no_such_shop')),
    await refusal('postgresql://shop:geheim@127.0.0.1:1/shop'),
    await refusal('postgresql://shop:geheim@nowhere.invalid/shop'),
    await refusal('postgresql://shop:geheim@/shop?host=/nowhere'),
  ]
  expect(messages).toEqual([
    expect.stringMatching(/refuses the user or the password/),
    expect.stringMatching(/\/no_such_shop\) does not exist on that server/),
    expect.stringMatching(/\(shop@127\.0\.0\.1:1\/shop\) does not answer: is it running/),
    expect.stringMatching(/\(shop@nowhere\.invalid\/shop\) cannot be found/),
    expect.stringMatching(/\(shop@\/nowhere\/shop\) does not answer/),
  ])
  expect(messages.join()).not.toMatch('geheim')
  expect(messages.join()).not.toMatch(new URL(testDatabase.url).password)
})

test('a server that is no PostgreSQL says so', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const { port } = await listening(server)
  expect(await refusal(`postgresql://shop:geheim@127.0.0.1:${port}/shop`)).toMatch(/cannot be used: /)
  server.close()
})

test('PostgreSQL 14, another encoding and a locale without Thai letters are told apart', async () => {
  const database = await openDatabase({ databaseUrl: testDatabase.url, dataDir, log })
  const inspected = async (version: string, encoding: string, letters: string) => {
    const lines: string[] = []
    // No server of that version is available here, so this one imitates its answers.
    const answering = Object.create(database.pool, {
      query: {
        value: () =>
          database.pool.query('select $1::int as version, $2::text as encoding, $3::text as letters', [
            version,
            encoding,
            letters,
          ]),
      },
    })
    await inspectServer(answering, 'postgresql://shop@localhost/shop', (line) => lines.push(line))
    return lines
  }
  await expect(inspected('140012', 'UTF8', 'C.UTF-8')).rejects.toThrow(
    'is PostgreSQL 14, and 15 or newer is needed',
  )
  await expect(inspected('150001', 'LATIN1', 'C.UTF-8')).rejects.toThrow(
    'encoded in LATIN1 and cannot hold Thai',
  )
  expect(await inspected('150001', 'UTF8', 'C')).toEqual([
    expect.stringContaining('Thai search will be slow'),
    expect.stringContaining('PostgreSQL 15'),
  ])
  await database.close()
})

test('a transaction that could not begin gives its connection back', async () => {
  const proxy = await openCuttingProxy(testDatabase.url)
  const database = await openDatabase({
    ...{ databaseUrl: proxy.url, directUrl: testDatabase.url, poolSize: 1, patience: 2_000 },
    ...{ dataDir, log },
  })
  const one = sql`select 1 as found`
  const transactions = [
    () => database.db.transaction((tx) => tx.execute(one)),
    () => database.search((db) => db.execute(one)),
  ]
  for (const transaction of transactions) {
    const cut = proxy.cutAt('BEGIN')
    await expect(transaction()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^Connection terminated/) },
    })
    await cut
    expect((await transaction()).rows).toEqual([{ found: 1 }])
  }
  await database.close()
  proxy.close()
})
