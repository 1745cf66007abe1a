import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addProduct, type TestProduct } from '../support/api/test-product.ts'
import { random, report, rounds } from './support/options.ts'
import { judge } from './support/judge.ts'
import { customersFor, startLoad } from './support/load.ts'
import { openShops, type OpenShops } from './support/open-shops.ts'
import { portOf, startShop, type Shop } from './support/shop.ts'

const stock = 1_000_000

let standing: OpenShops
let product: TestProduct
let shop: Shop
beforeAll(async () => {
  standing = await openShops(0)
  product = await addProduct(standing.database, { stock })
  shop = await startShop({ databaseUrl: standing.databaseUrl })
})
afterAll(async () => {
  await shop.leave()
  await standing.close()
})

it('killed at any moment of orders and payments: nothing confirmed is lost, nothing is half, nothing twice', async () => {
  const { upTo } = random()
  const [kills, port] = [rounds(10, 100), portOf(shop)]
  let [judged, confirmed, paid, cutOff] = [0, 0, 0, 0]
  for (let kill = 0; kill < kills; kill += 1) {
    const customers = await customersFor(standing.database, shop.origin, 120, product)
    const load = startLoad({ customers, originNow: () => shop.origin })
    await pause(50 + upTo(450))
    await shop.kill()
    await load.stop()
    shop = await startShop({ databaseUrl: standing.databaseUrl }, port)
    confirmed += load.purchases.filter(({ orderId }) => orderId !== undefined).length
    paid += load.purchases.filter(({ isPaid }) => isPaid).length
    cutOff += load.purchases.filter(({ orderId }) => orderId === undefined).length
    judged += await judge(load, {
      pool: standing.database.pool,
      origin: shop.origin,
      variantId: product.variantId,
      stock,
    })
  }
  expect(Math.min(confirmed, paid, cutOff)).toBeGreaterThan(0)
  report(
    `server killed ${kills} times`,
    `${confirmed} confirmed orders, 0 lost; ${cutOff} cut off, 0 half, 0 twice; ${judged} orders in all`,
  )
})
