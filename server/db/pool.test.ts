import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCuttingProxy, type CuttingProxy } from '../../tests/support/database/cutting-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts'
import { openPool } from './pool.ts'
import { reasonOfUnavailable } from './unavailable.ts'

let database: TestDatabase
let proxy: CuttingProxy
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await openCuttingProxy(database.url)
})
afterAll(async () => {
  proxy.close()
  await database.drop()
})

const limits = { size: 1, patience: 30_000, lifetime: 60_000, silence: 250, log: () => undefined }

test('a server that falls silent is given up, and the next query finds it again', async () => {
  const pool = openPool(proxy.url, limits)
  await pool.query('select 1')
  proxy.isSilent = true
  const failure = await pool.query('select 2').catch((error: unknown) => error)
  expect(reasonOfUnavailable(failure)).toBe('Connection terminated unexpectedly')
  proxy.isSilent = false
  expect((await pool.query('select 3 as found')).rows).toEqual([{ found: 3 }])
  await pool.end()
})

test('a connection that nobody asks anything may be silent', async () => {
  const pool = openPool(database.url, limits)
  const client = await pool.connect()
  const { stream } = client.connection
  const rested = new Promise((resolve) => stream.once('timeout', resolve))
  await client.query('begin')
  await rested
  expect((await client.query('select 1 as found')).rows).toEqual([{ found: 1 }])
  client.release()
  await pool.end()
})
