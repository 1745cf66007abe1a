import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Category } from '../../openapi/generated/schema.ts'
import { sessionsByCustomerId } from '../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { newShopper, put } from '../../tests/support/api/shopper.ts'
import { addProduct } from '../../tests/support/api/test-product.ts'
import { asAdmin } from '../../tests/support/database/admin.ts'
import { openCuttingProxy, type CuttingProxy } from '../../tests/support/database/cutting-proxy.ts'
import {
  startPrimaryWithStandby,
  type PrimaryWithStandby,
} from '../../tests/support/database/primary-with-standby.ts'
import { freePort } from '../../tests/support/free-port.ts'

let servers: PrimaryWithStandby
/** Stands before the primary. */
let proxy: CuttingProxy
let api: TestApi
let metricsPort: number
let lines: string[]
beforeAll(async () => {
  servers = await startPrimaryWithStandby()
})
afterAll(() => servers.clear())
beforeEach(async () => {
  metricsPort = await freePort()
  proxy = await openCuttingProxy(servers.primary.url)
  lines = []
  api = await openTestApi({
    on: { name: 'phaen', url: proxy.url, drop: async () => undefined },
    replicaUrl: servers.standby.url,
    findSession: sessionsByCustomerId,
    metricsAt: { host: '127.0.0.1', port: metricsPort },
    logLevel: 'warn',
    logTo: { write: (line) => lines.push(line) },
  })
  await untilNear()
})
afterEach(async () => {
  proxy.close()
  await servers.replay(true)
  await api.close()
})

const soon = { timeout: 30_000 }
async function figure(words: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${words} `))
  return Number(line?.slice(words.length))
}
const lag = () => figure('phaen_replica_lag_seconds')
async function untilNear(): Promise<void> {
  await expect.poll(lag, soon).toBeLessThan(2)
}
const reads = (outcome: string) => figure(`phaen_replica_reads_total{outcome="${outcome}"}`)
const allReads = async () => {
  const outcomes = ['read', 'old', 'late', 'failed', 'away']
  return (await Promise.all(outcomes.map(reads))).reduce((sum, count) => sum + count, 0)
}

let next = 0
/** An address that was not asked for before, so that its answer is not in memory. */
const newAddress = (path: string) => `${path}${path.includes('?') ? '' : '?'}${'&'.repeat((next += 1))}`
const ask = (path: string) => api.call('GET', newAddress(path))
/** Asks until a read has ended so. */
async function askUntil(outcome: string, path: string): Promise<void> {
  const before = await reads(outcome)
  await expect
    .poll(async () => [(await ask(path)).status, (await reads(outcome)) > before], soon)
    .toEqual([200, true])
}

const roots = '/thai/api/categories/root'
const renameRoots = (name: string) =>
  api.database.pool.query('update categories set name_th = $1 where parent_id is null', [name])
async function rootAt(url: string): Promise<string | undefined> {
  const { body } = await api.call('GET', url)
  return (body as Category[])[0]?.name
}

it('[R22.1] public reads go to a replica', async () => {
  await askUntil('read', '/thai/api/products')
  await askUntil('read', '/thai/api/products?keyword=acrylic')
  await askUntil('read', '/api/blogs/thai/cutting-acrylic')
  expect(await reads('away')).toBe(0)
})

it('[R22.1] stock, carts, codes and orders are never asked of it', async () => {
  const before = await allReads()
  const shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database)))
  await shopper.order(await shopper.request(), 'key-beside-a-replica')
  await api.call('POST', '/api/customers/otp', { body: { userName: '0899990002', reason: 'register' } })
  expect((await ask('/thai/api/products/p-ac-cast')).status).toBe(200)
  expect((await ask('/thai/api/product-variants')).status).toBe(200)
  expect(await allReads()).toBe(before)
})

it('[R22.3] what has just changed is read from the primary, and nothing older is kept', async () => {
  await servers.replay(false)
  await renameRoots('เปลี่ยนเมื่อครู่')
  const url = newAddress(roots)
  expect([await rootAt(url), await rootAt(url)]).toEqual(['เปลี่ยนเมื่อครู่', 'เปลี่ยนเมื่อครู่'])
  await servers.replay(true)
  await askUntil('read', roots)
  expect(await rootAt(newAddress(roots))).toBe('เปลี่ยนเมื่อครู่')
})

it('[R22.2] a replica later than two seconds is not read from, which the log says, and read again when it is near', async () => {
  await servers.replay(false)
  await renameRoots('นานแล้ว')
  await expect
    .poll(() => lines.join(''), soon)
    .toContain('DATABASE_REPLICA_URL is not read from: it is later')
  expect(await lag()).toBeGreaterThan(2)
  const before = await allReads()
  expect((await ask('/thai/api/products')).status).toBe(200)
  expect(await allReads()).toBe(before)
  await servers.replay(true)
  await askUntil('read', '/thai/api/products')
  await expect.poll(() => lines.join(''), soon).toContain('is read from again')
})

it('[R22.2] without its replica the shop reads from the primary, and the log says why', async () => {
  const { options } = api.database.replica?.replicas ?? expect.fail('no replica')
  options.connectionString = 'postgresql://shop:word@127.0.0.1:1/shop'
  await asAdmin(servers.standby.adminUrl, (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'phaen'`),
  )
  expect((await ask('/thai/api/products')).status).toBe(200)
  await expect.poll(() => lines.join(''), soon).toMatch(/is not read from: .*ECONNREFUSED/)
  expect(await lag()).toBeNaN()
  expect((await ask('/thai/api/products')).status).toBe(200)
})

async function howItCame(path: string) {
  const { status, headers } = await ask(path)
  return [status, headers.get('cache-control')]
}

it('[R22.4] while the primary is silent or gone, public reads go on from the replica, the rest does not, and nothing of it is kept', async () => {
  const shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database)))
  const request = await shopper.request()
  await servers.caughtUp()
  proxy.isSilent = true
  const order = shopper.checkout(request, 'key-while-away').then(({ status }) => status)
  expect(await Promise.race([order, howItCame('/thai/api/products/p-ac-cast')])).toEqual([200, 'no-store'])

  proxy.close()
  expect((await api.call('GET', '/readyz')).status).toBe(503)
  expect(await order).toBe(503)
  const refused = await shopper.checkout(request, 'key-while-gone')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await howItCame('/thai/api/products')).toEqual([200, 'no-store'])
  expect((await ask('/thai/api/products/none')).status).toBe(404)
  expect(await reads('away')).toBeGreaterThan(0)
})
