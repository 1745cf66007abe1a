import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionsByCustomerId } from '../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { shopTemplate } from '../../tests/support/api/shop-template.ts'
import { newShopper, put } from '../../tests/support/api/shopper.ts'
import { addProduct } from '../../tests/support/api/test-product.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/test-database.ts'
import { warnOfEndlessStatements } from './check-server.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'
import { PaymentProviders } from '../shop/payments/providers/registry.ts'
import { sweepPayments } from '../shop/payments/sweep-payments.ts'

let api: TestApi
let testDatabase: TestDatabase
beforeEach(async () => {
  testDatabase = await createTestDatabase(await shopTemplate())
})
/** Opens the API as behind a pooler, whose transactions have a session of their own each. */
async function open(directUrl: string, lines: string[] = []): Promise<void> {
  api = await openTestApi({
    on: testDatabase,
    directUrl,
    findSession: sessionsByCustomerId,
    logLevel: 'warn',
    logTo: { write: (line) => lines.push(line) },
  })
}
afterEach(async () => {
  vi.restoreAllMocks()
  await api.close()
  await testDatabase.drop()
})

const nameOf = async (id: string) => (await api.call('GET', `/thai/api/products/${id}`)).body

it('neither a session nor its start is given anything that the next transaction would find', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await open(`${testDatabase.url}&application_name=direct`)
  const shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database)))
  await shopper.order(await shopper.request(), 'key-behind-a-pooler')
  await api.call('GET', '/thai/api/products?keyword=acrylic')
  const { database } = api
  const shop = {
    database,
    settings: sandboxSettings,
    paymentProviders: new PaymentProviders([]),
    warn: () => undefined,
  }
  await sweepPayments(shop, { onError: () => undefined })
  const { rows } = await database.pool.query(
    `select name from pg_settings where source = 'client' and name like '%timeout'`,
  )
  expect(rows).toEqual([])

  const sent = query.mock.calls.map(([statement]: unknown[]) => statement)
  const texts = sent.map((one) => (typeof one === 'string' ? one : (one as pg.QueryConfig).text))
  expect(texts).toContain('set local statement_timeout = 1500')
  expect(texts.filter((text) => text.includes('advisory'))).not.toEqual([])
  const ofSessions =
    /^\s*(?:set (?!local)|reset|prepare|deallocate|discard|declare)|temp(?:orary)? table|pg_(?:try_)?advisory_(?:lock|unlock)/i
  expect(texts.filter((text) => ofSessions.test(text))).toEqual([])
  expect(sent.filter((one) => typeof one !== 'string' && (one as pg.QueryConfig).name)).toEqual([])
})

it('a pooler whose connections may take as long as they like is said so', async () => {
  await open(`${testDatabase.url}&application_name=direct`)
  const lines: string[] = []
  await warnOfEndlessStatements(api.database.pool, (line) => lines.push(line))
  expect(lines).toEqual([expect.stringContaining("connect_query = 'set statement_timeout = 15000'")])
  const limited = new pg.Pool({ connectionString: testDatabase.url, statement_timeout: 5_000 })
  await warnOfEndlessStatements(limited, (line) => lines.push(line))
  await limited.end()
  expect(lines).toHaveLength(1)
})

it('changes that cannot be heard are looked for each second, which the log says', async () => {
  const lines: string[] = []
  // What is announced in one database is not heard in another, as behind a pooler.
  const elsewhere = await createTestDatabase()
  await open(elsewhere.url, lines)
  expect(lines.join('')).toContain('DATABASE_DIRECT_URL')
  const product = await addProduct(api.database)
  expect(await nameOf(product.productId)).not.toMatchObject({ name: 'แผ่นใหม่' })
  await api.database.pool.query(`update products set name_th = 'แผ่นใหม่' where id = $1`, [product.productId])
  await expect.poll(() => nameOf(product.productId), { timeout: 10_000 }).toMatchObject({ name: 'แผ่นใหม่' })
  await elsewhere.drop()
})
