import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CheckoutResult } from '../../openapi/generated/schema.ts'
import { asAdmin } from '../support/database/admin.ts'
import { addProduct, type TestProduct } from '../support/api/test-product.ts'
import { patiently, tally } from './support/answers.ts'
import { faultsIn, missingPieces, ordersOf } from './support/invariants.ts'
import { newBuyers, shopperOf, type Buyer } from './support/buyers.ts'
import { report, rounds } from './support/options.ts'
import { openShops, type OpenShops } from './support/open-shops.ts'

let standing: OpenShops
let plenty: TestProduct[]
beforeAll(async () => {
  standing = await openShops(2)
  plenty = await Promise.all([0, 1, 2, 3].map(() => addProduct(standing.database, { stock: 1_000_000 })))
})
afterAll(() => standing.close())

const originAt = (index: number): string => standing.originAt(index)
const idsOf = (buyers: readonly Buyer[]): string[] => buyers.map(({ customerId }) => customerId)

/** Three kinds of products in every order that there is, so that rows that are locked in the order of a cart would deadlock. */
function cartAt(index: number, scarce: TestProduct): TestProduct[] {
  const [one = scarce, other = scarce] = [plenty[index % 4], plenty[(index + 1 + (index % 3)) % 4]]
  const turn = index % 3
  return [scarce, one, other].map((_, place, all) => all[(place + turn) % 3] ?? scarce)
}

const orderOf = (buyer: Buyer, index: number) =>
  patiently(() => shopperOf(buyer, originAt(index)).checkout(buyer.request, buyer.key))

it('1,000 checkouts at once over two processes, 100 in stock: exactly 100 orders', async () => {
  for (let round = 0; round < rounds(1, 5); round += 1) {
    const scarce = await addProduct(standing.database, { stock: 100 })
    const buyers = await newBuyers(standing.database, originAt(0), 1_000, (index) => cartAt(index, scarce))
    const start = performance.now()
    const reported = await Promise.all(buyers.map(orderOf))
    const seconds = (performance.now() - start) / 1000
    const kinds = tally(reported.map(({ answer }) => answer))
    expect(kinds).toEqual({ 200: 100, '409 OUT_OF_STOCK': 900 })
    expect(await ordersOf(standing.database.pool, idsOf(buyers))).toHaveLength(100)
    expect(await missingPieces(standing.database.pool, scarce.variantId, 100)).toBe(0)
    expect(await faultsIn(standing.database.pool, idsOf(buyers))).toEqual([])
    const waits = reported.filter((one) => one.waits > 0).length
    report(
      '1,000 checkouts at once, 100 in stock',
      `100 orders, 900 sold out, 0 of 500, ${waits} asked to wait, ${seconds.toFixed(1)} s`,
    )
  }
})

it('each order sent ten times at once over two processes: one order each', async () => {
  const product = await addProduct(standing.database, { stock: 1_000_000 })
  const [atOnce, many] = [50, rounds(100, 1_000)]
  let orders = 0
  for (let done = 0; done < many; done += atOnce) {
    const buyers = await newBuyers(standing.database, originAt(0), atOnce, (index) => cartAt(index, product))
    const answers = await Promise.all(
      buyers.map((buyer) => Promise.all(Array.from({ length: 10 }, (_, time) => orderOf(buyer, time)))),
    )
    for (const reported of answers) {
      expect(tally(reported.map(({ answer }) => answer))).toEqual({ 200: 10 })
      expect(new Set(reported.map(({ answer }) => (answer.body as CheckoutResult).orderId)).size).toBe(1)
    }
    orders += (await ordersOf(standing.database.pool, idsOf(buyers))).length
    expect(await faultsIn(standing.database.pool, idsOf(buyers))).toEqual([])
  }
  expect(orders).toBe(many)
  report('orders sent ten times at once', `${many} sent, ${orders} orders`)
})

it('no deadlock was met on the way', async () => {
  // A connection tells the database what it counted when it ends.
  await Promise.all(standing.shops.map((shop) => shop.leave()))
  const deadlocks = await asAdmin(standing.databaseUrl, async (client) => {
    const { rows } = await client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.deadlocks)
  })
  expect(deadlocks).toBe(0)
  expect(standing.shops.map((shop) => shop.output()).join('')).not.toContain('runs again')
  report('deadlocks in both', deadlocks)
})
