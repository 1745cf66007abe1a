import { spawnSync } from 'node:child_process'
import { appendFile, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CheckoutResult, Order } from '../../openapi/generated/schema.ts'
import { projectRoot } from '../../server/config.ts'
import { openDatabase } from '../../server/db/database.ts'
import { addProduct } from '../support/api/test-product.ts'
import { apiAt } from '../support/api/running-api.ts'
import { good } from '../support/api/shopper.ts'
import { dataFolders } from '../support/database/data-folders.ts'
import { goThrough, customersFor, startLoad } from './support/load.ts'
import { shopperOf, type Buyer } from './support/buyers.ts'
import { report } from './support/options.ts'
import { startShop, type Shop } from './support/shop.ts'

const folders = dataFolders()
let dataDir: string
let backups: string
let shop: Shop
beforeAll(async () => {
  dataDir = await folders.make()
  backups = await folders.make()
  shop = await startShop({ dataDir })
})
afterAll(async () => {
  await shop.leave()
  await folders.clear()
})

function backup(...args: string[]): { output: string; code: number | null } {
  const ended = spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/backup.ts', ...args], {
    cwd: projectRoot(),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  return { output: ended.stdout + ended.stderr, code: ended.status }
}

async function newestBackup(): Promise<string> {
  const names = (await readdir(backups)).filter((name) => name.startsWith('phaen-')).toSorted()
  return join(backups, names.at(-1) ?? '')
}

/** Customers who order and pay, some of them while the backup is written. */
async function orderAround(work: () => void): Promise<Buyer[]> {
  const database = await openDatabase({ dataDir, log: () => undefined })
  try {
    const product = await addProduct(database, { stock: 1_000 })
    const [first = [], others = []] = [
      await customersFor(database, shop.origin, 6, product),
      await customersFor(database, shop.origin, 60, product),
    ]
    for (const buyer of first) await goThrough({ buyer, isPaid: false }, shop.origin)
    const load = startLoad({ customers: others, originNow: () => shop.origin })
    work()
    await load.stop()
    return first
  } finally {
    await database.close()
  }
}

/** An order with its lines and its payment, the account and the picture of its products, byte for byte. */
async function seenBy(buyer: Buyer): Promise<string[]> {
  const shopper = shopperOf(buyer, shop.origin)
  const { orderId } = good<CheckoutResult>(await shopper.checkout(buyer.request, buyer.key))
  const order = good<Order>(await shopper.call('GET', `/api/orders/${orderId}`))
  const profile = good<object>(await shopper.call('GET', '/api/customers'))
  return [JSON.stringify(order), JSON.stringify(profile)]
}

async function picturesOf(): Promise<string[]> {
  const { body } = await apiAt(shop.origin).call('GET', '/thai/api/products?pageSize=12')
  const { data } = body as { data: { imageUrl: string }[] }
  return Promise.all(data.map(async ({ imageUrl }) => (await fetch(shop.origin + imageUrl)).text()))
}

it('a destroyed data folder comes back from a backup of the running shop: every row, byte for byte', async () => {
  const made: ReturnType<typeof backup>[] = []
  const buyers = await orderAround(() => made.push(backup(backups)))
  expect(made).toMatchObject([{ code: 0 }])
  const folder = await newestBackup()
  const before = [...(await Promise.all(buyers.map(seenBy))).flat(), ...(await picturesOf())]
  await shop.leave()
  await rm(dataDir, { recursive: true })

  expect(backup('--restore', folder)).toMatchObject({ code: 0 })
  const again = await folders.make()
  expect(backup(again)).toMatchObject({ code: 0 })
  const [copy = ''] = await readdir(again)
  const tables = (await readdir(folder)).filter((name) => name.endsWith('.copy'))
  expect(tables.length).toBeGreaterThan(30)
  for (const table of tables)
    expect(await readFile(join(again, copy, table)), table).toEqual(await readFile(join(folder, table)))

  shop = await startShop({ dataDir })
  expect([...(await Promise.all(buyers.map(seenBy))).flat(), ...(await picturesOf())]).toEqual(before)
  const database = await openDatabase({ dataDir, log: () => undefined })
  const [newcomer] = await customersFor(
    database,
    shop.origin,
    1,
    await addProduct(database, { stock: 1 }),
  ).finally(() => database.close())
  if (!newcomer) throw new Error('There is no new customer')
  good(await shopperOf(newcomer, shop.origin).checkout(newcomer.request, newcomer.key))
  report('tables restored byte for byte, of a backup of the running shop', tables.length)
})

it('restoring refuses a living shop, an existing database and a damaged backup, and changes nothing', async () => {
  expect(backup(backups)).toMatchObject({ code: 0 })
  const folder = await newestBackup()
  expect(backup('--restore', folder, '--replace')).toMatchObject({
    code: 1,
    output: expect.stringContaining('stop it first'),
  })
  await shop.leave()
  expect(backup('--restore', folder)).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
  expect(backup('--restore', folder, '--replace')).toMatchObject({
    code: 0,
    output: expect.stringContaining('is kept in'),
  })
  await appendFile(join(folder, 'orders.copy'), 'x')
  expect(backup('--restore', folder, '--replace')).toMatchObject({
    code: 1,
    output: expect.stringContaining('orders.copy is not as it was written'),
  })
  shop = await startShop({ dataDir })
  expect((await fetch(`${shop.origin}/readyz`)).ok).toBe(true)
})
