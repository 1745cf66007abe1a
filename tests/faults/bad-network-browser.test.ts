import { chromium, type Browser, type BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { thaiAddress } from '../support/addresses.ts'
import { addProduct, type TestProduct } from '../support/api/test-product.ts'
import { findBrowser } from '../support/browser/find-browser.ts'
import { browserLaunch } from '../support/browser/launch-options.ts'
import { words } from '../support/pages/words.ts'
import { seededRandom } from '@phaen/statecharts'
import { openBadNetwork, type BadNetwork } from './support/bad-network.ts'
import { faultsIn, missingPieces } from './support/invariants.ts'
import { newBuyers, shopperOf, type Buyer } from './support/buyers.ts'
import { report, rounds, seed } from './support/options.ts'
import { openShops, type OpenShops } from './support/open-shops.ts'
import { addToCartInBrowser, buyInBrowser, type Ended } from './support/shopper-in-a-browser.ts'

const stock = 10_000
let standing: OpenShops
let product: TestProduct
let browser: Browser
beforeAll(async () => {
  standing = await openShops(1)
  product = await addProduct(standing.database, { stock })
  browser = await chromium.launch(await browserLaunch(await findBrowser()))
})
afterAll(async () => {
  await browser.close()
  await standing.close()
})

/**
 * Of what a page asks for, one in ten meets a fault, and most orders do. Over plain HTTP Chromium takes an answer whose head was cut for a whole one, and
 * keeps it; over TLS, as a shop has it, for an error.
 */
const usualOptions = { faultless: 60, unreliableFor: 'POST /api/cart/checkout', cutsHeads: false }

/** In every fourth run no order arrives, and the page must say so. Where only answers are lost, the shopper may find the order. */
const optionsOf = (run: number) => ({ ...usualOptions, isCutOff: run % 4 === 3 })

/** How often a shopper tries again or loads the page again, before he gives up. */
const patience = 3

/** The messages of the shop and of the browser about a broken network. */
const errorMessages = [
  'checkout.notOrdered',
  'checkout.cartFailed',
  'checkout.shippingFailed',
  'checkout.channelFailed',
  'checkout.trouble_unknown',
  'checkout.trouble_notSent',
  'cart.loadFailed',
  'offline.title',
  'shell.screenFailed',
].map((name) => words(name).source)

async function newPage(network: BadNetwork, { token }: Buyer) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'th-TH' })
  await context.addCookies([{ name: 'access_token', value: token, url: network.origin, sameSite: 'Lax' }])
  return { context, page: await context.newPage() }
}

async function orderNumbersOf({ customerId }: Buyer): Promise<string[]> {
  const { rows } = await standing.database.pool.query<{ order_number: string }>(
    'select order_number from orders where customer_id = $1',
    [customerId],
  )
  return rows.map(({ order_number }) => order_number)
}

const minutes = rounds(10, 60)

it(
  'a purchase in a browser over a network that delays, cuts, halves and doubles ends in one order or an error message',
  async () => {
    const runs = rounds(4, 100)
    const ids: string[] = []
    const happened: Record<string, number> = {}
    let [orders, problems] = [0, 0]
    const purchase = async (run: number) => {
      // Made for its own run: what a buyer has signed in with lasts a quarter of an hour, and a hundred runs longer.
      const [buyer] = await newBuyers(standing.database, standing.originAt(0), 1, () => [product])
      if (!buyer) throw new Error('There is no buyer')
      ids.push(buyer.customerId)
      const answer = await shopperOf(buyer, standing.originAt(0)).call(
        'POST',
        '/api/customers/address-book',
        {
          body: { ...thaiAddress, isDefault: true },
        },
      )
      expect(answer.status).toBe(200)
      const network = await openBadNetwork(
        standing.originAt(0),
        seededRandom(seed * 1_000 + run),
        optionsOf(run),
      )
      let context: BrowserContext | undefined
      try {
        const opened = await newPage(network, buyer)
        context = opened.context
        await addToCartInBrowser(opened.page, `${network.origin}/product/detail/${product.productId}`)
        const ended = await buyInBrowser(opened.page, `${network.origin}/cart`, patience)
        if ('orderNumber' in ended) orders += 1
        else problems += 1
        await judge(ended, buyer)
        for (const [what, times] of Object.entries(network.happened))
          happened[what] = (happened[what] ?? 0) + times
        // Later the network is good: who goes on gets the one order.
        network.heal()
        const later = await buyInBrowser(opened.page, `${network.origin}/checkout`, 5)
        expect(await orderNumbersOf(buyer)).toEqual(['orderNumber' in later ? later.orderNumber : later.said])
      } finally {
        await context?.close()
        await network.close()
      }
    }
    // Most of each is waiting.
    for (let run = 0; run < runs; run += 2) await Promise.all([purchase(run), purchase(run + 1)])
    expect(await faultsIn(standing.database.pool, ids)).toEqual([])
    expect(await missingPieces(standing.database.pool, product.variantId, stock)).toBe(0)
    expect(Object.keys(happened).length).toBeGreaterThan(4)
    expect(orders).toBeGreaterThan(0)
    expect(problems).toBeGreaterThan(0)
    report(
      'purchases in a browser over a bad network',
      `${runs}: ${orders} ended in one order, ${problems} in an error message, 0 in two; ${JSON.stringify(happened)}`,
    )
  },
  minutes * 60_000,
)

async function judge(ended: Ended, buyer: Buyer): Promise<void> {
  const placed = await orderNumbersOf(buyer)
  if ('orderNumber' in ended) return expect(placed).toEqual([ended.orderNumber])
  expect(placed.length).toBeLessThanOrEqual(1)
  expect(ended.said).toMatch(new RegExp(errorMessages.join('|')))
}
