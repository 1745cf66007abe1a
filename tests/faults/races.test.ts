import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CheckoutResult } from '../../openapi/generated/schema.ts'
import { openDatabase, type Database } from '../../server/db/database.ts'
import { asAdmin } from '../support/database/admin.ts'
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts'
import { addGoods, type TestGoods } from '../support/api/goods.ts'
import { shopTemplate } from '../support/api/shop-template.ts'
import { patiently, tally } from './support/answers.ts'
import { faultsIn, missingPieces, ordersOf } from './support/books.ts'
import { newBuyers, shopperOf, type Buyer } from './support/buyers.ts'
import { figure, rounds } from './support/form.ts'
import { startShop, type Shop } from './support/shop.ts'

let testDatabase: TestDatabase
let database: Database
let shops: Shop[]
let plenty: TestGoods[]
beforeAll(async () => {
  testDatabase = await createTestDatabase(await shopTemplate())
  database = await openDatabase({ databaseUrl: testDatabase.url, dataDir: '', log: () => undefined })
  shops = await Promise.all([0, 1].map(() => startShop({ databaseUrl: testDatabase.url })))
  plenty = await Promise.all([0, 1, 2, 3].map(() => addGoods(database, { stock: 1_000_000 })))
})
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.leave()))
  await database.close()
  await testDatabase.drop()
})

const originAt = (index: number): string => shops[index % shops.length]?.origin ?? ''
const idsOf = (buyers: readonly Buyer[]): string[] => buyers.map(({ customerId }) => customerId)

/** Three kinds of goods in every order that there is, so that rows that are locked in the order of a cart would deadlock. */
function cartAt(index: number, scarce: TestGoods): TestGoods[] {
  const [one = scarce, other = scarce] = [plenty[index % 4], plenty[(index + 1 + (index % 3)) % 4]]
  const turn = index % 3
  return [scarce, one, other].map((_, place, all) => all[(place + turn) % 3] ?? scarce)
}

const orderOf = (buyer: Buyer, index: number) =>
  patiently(() => shopperOf(buyer, originAt(index)).checkout(buyer.request, buyer.key))

it('1,000 checkouts at once over two processes, 100 in stock: exactly 100 orders', async () => {
  for (let round = 0; round < rounds(1, 5); round += 1) {
    const scarce = await addGoods(database, { stock: 100 })
    const buyers = await newBuyers(database, originAt(0), 1_000, (index) => cartAt(index, scarce))
    const start = performance.now()
    const told = await Promise.all(buyers.map(orderOf))
    const seconds = (performance.now() - start) / 1000
    const kinds = tally(told.map(({ answer }) => answer))
    expect(kinds).toEqual({ 200: 100, '409 OUT_OF_STOCK': 900 })
    expect(await ordersOf(database.pool, idsOf(buyers))).toHaveLength(100)
    expect(await missingPieces(database.pool, scarce.variantId, 100)).toBe(0)
    expect(await faultsIn(database.pool, idsOf(buyers))).toEqual([])
    const waits = told.filter((one) => one.waits > 0).length
    figure(
      '1,000 checkouts at once, 100 in stock',
      `100 orders, 900 sold out, 0 of 500, ${waits} asked to wait, ${seconds.toFixed(1)} s`,
    )
  }
})

it('each order sent ten times at once over two processes: one order each', async () => {
  const goods = await addGoods(database, { stock: 1_000_000 })
  const [atOnce, many] = [50, rounds(100, 1_000)]
  let orders = 0
  for (let done = 0; done < many; done += atOnce) {
    const buyers = await newBuyers(database, originAt(0), atOnce, (index) => cartAt(index, goods))
    const answers = await Promise.all(
      buyers.map((buyer) => Promise.all(Array.from({ length: 10 }, (_, time) => orderOf(buyer, time)))),
    )
    for (const told of answers) {
      expect(tally(told.map(({ answer }) => answer))).toEqual({ 200: 10 })
      expect(new Set(told.map(({ answer }) => (answer.body as CheckoutResult).orderId)).size).toBe(1)
    }
    orders += (await ordersOf(database.pool, idsOf(buyers))).length
    expect(await faultsIn(database.pool, idsOf(buyers))).toEqual([])
  }
  expect(orders).toBe(many)
  figure('orders sent ten times at once', `${many} sent, ${orders} orders`)
})

it('no deadlock was met on the way', async () => {
  // A connection tells the database what it counted when it ends.
  await Promise.all(shops.map((shop) => shop.leave()))
  const deadlocks = await asAdmin(testDatabase.url, async (client) => {
    const { rows } = await client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.deadlocks)
  })
  expect(deadlocks).toBe(0)
  expect(shops.map((shop) => shop.output()).join('')).not.toContain('runs again')
  figure('deadlocks in both', deadlocks)
})
