import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shopTemplate } from '../../tests/support/api/shop-template.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts'
import { ConfigError } from '../config.ts'
import { refuseSandboxData } from './refuse-sandbox-data.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'
import { seedSandboxStaff } from './seed.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase(await shopTemplate())
  pool = new pg.Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('a shop in production does not open on a sandbox database, and names everything found there', async () => {
  await seedSandboxStaff(pool, sandboxSettings)
  await pool.query(`insert into messages (channel, recipient, text) values ('sms', '0812345678', '123456')`)
  const complaint = await refuseSandboxData(pool).catch((error: unknown) => error)
  expect(complaint).toBeInstanceOf(ConfigError)
  expect(String(complaint)).toContain(
    'sandbox accounts, whose password everybody knows; sandbox staff, whose second factor everybody knows; sandbox orders; payments of the sandbox page; messages with codes in them',
  )
  await pool.query('truncate customers, orders, sandbox_payments, staff cascade')
  await expect(refuseSandboxData(pool)).rejects.toThrow(/still has messages with codes in them\. Give/)
  await pool.query('truncate messages')
  await expect(refuseSandboxData(pool)).resolves.toBeUndefined()
})
