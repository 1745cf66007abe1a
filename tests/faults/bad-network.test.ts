import { afterAll, beforeAll, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { CheckoutRequest, CheckoutResult } from '../../openapi/generated/schema.ts'
import { createShopClient } from '../../src/api/client.ts'
import { dataOf, ShopProblem } from '../../src/api/problem.ts'
import { placeOrderWith } from '../../src/flows/checkout/checkout-effects.ts'
import { addProduct, type TestProduct } from '../support/api/test-product.ts'
import { good } from '../support/api/shopper.ts'
import { seededRandom } from '@phaen/statecharts'
import { openBadNetwork } from './support/bad-network.ts'
import { faultsIn, missingPieces, ordersOf } from './support/invariants.ts'
import { newBuyers, shopperOf, type Buyer } from './support/buyers.ts'
import { report, rounds, seed } from './support/options.ts'
import { openShops, type OpenShops } from './support/open-shops.ts'

const stock = 10_000
let standing: OpenShops
let product: TestProduct
beforeAll(async () => {
  standing = await openShops(1)
  product = await addProduct(standing.database, { stock })
})
afterAll(() => standing.close())

/** A shopper presses again what did not work, this many times. */
const patience = 4

type Ended = { order: CheckoutResult } | { problem: string }

async function again<Result>(press: () => Promise<Result>): Promise<Result> {
  for (let time = 1; ; time += 1) {
    try {
      return await press()
    } catch (error) {
      if (time === patience) throw error
    }
  }
}

/** From the cart to the order with the client and the effects of the shop's pages. */
async function walk(origin: string, buyer: Buyer): Promise<Ended> {
  const client = createShopClient({
    baseUrl: origin,
    readAccessToken: () => buyer.token,
    onOverloaded: () => undefined,
  })
  try {
    const cart = await again(() =>
      dataOf(client.GET('/api/cart', { params: { query: { date: '2026-01-01' } } })),
    )
    const { postcode } = buyer.request.deliveryAddress
    const options = await again(() =>
      dataOf(client.GET('/api/cart/shipping-options', { params: { query: { postcode } } })),
    )
    const request: CheckoutRequest = {
      ...buyer.request,
      cartItemIds: cart.items.map(({ cartItemId }) => cartItemId),
      shippingId: options.find(({ available }) => available)?.shippingId ?? '',
    }
    const place = () => {
      const actor = createActor(placeOrderWith(client), { input: { key: buyer.key, request } })
      const placed = toPromise(actor)
      actor.start()
      return placed
    }
    return { order: await again(place) }
  } catch (error) {
    // A page has words for the shop's own problems; anything else would be a fault of the client.
    if (!(error instanceof ShopProblem)) throw error
    return { problem: error.code }
  }
}

it('a purchase over a network that delays, cuts, halves and doubles ends in one order or an error message', async () => {
  const runs = rounds(10, 100)
  const buyers = await newBuyers(standing.database, standing.originAt(0), runs, () => [product])
  const happened: Record<string, number> = {}
  let [orders, problems] = [0, 0]
  const purchase = async (buyer: Buyer, run: number) => {
    const network = await openBadNetwork(standing.originAt(0), seededRandom(seed * 1_000 + run))
    try {
      const ended = await walk(network.origin, buyer)
      const placed = await ordersOf(standing.database.pool, [buyer.customerId])
      if ('order' in ended) {
        orders += 1
        expect(placed).toEqual([ended.order.orderId])
      } else {
        problems += 1
        expect(placed.length).toBeLessThanOrEqual(1)
      }
      for (const [what, times] of Object.entries(network.happened))
        happened[what] = (happened[what] ?? 0) + times
    } finally {
      await network.close()
    }
    // Later, on a good network, the same order again is the one order.
    good(await shopperOf(buyer, standing.originAt(0)).checkout(buyer.request, buyer.key))
    expect(await ordersOf(standing.database.pool, [buyer.customerId])).toHaveLength(1)
  }
  // Most of each is waiting.
  for (let run = 0; run < runs; run += 2)
    await Promise.all(buyers.slice(run, run + 2).map((buyer, place) => purchase(buyer, run + place)))
  const ids = buyers.map(({ customerId }) => customerId)
  expect(await faultsIn(standing.database.pool, ids)).toEqual([])
  expect(await missingPieces(standing.database.pool, product.variantId, stock)).toBe(0)
  expect(orders).toBeGreaterThan(0)
  expect(Object.keys(happened).length).toBeGreaterThan(4)
  report(
    `purchases over a bad network (the pages' client and effects, without a browser)`,
    `${runs}: ${orders} ended in one order, ${problems} in an error message, 0 in two; ${JSON.stringify(happened)}`,
  )
})
