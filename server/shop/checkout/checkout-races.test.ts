import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestAnswer, type TestApi } from '../../../tests/support/api/open-api.ts'
import { startApi, type RunningApi } from '../../../tests/support/api/running-api.ts'
import type { CheckoutRequest } from '../../../openapi/generated/schema.ts'
import { newShopper, type Shopper } from '../../../tests/support/api/shopper.ts'
import { untilWaiting } from '../../../tests/support/database/waiting.ts'
import { carts, cartLines } from '../../db/schema/carts.ts'
import { newOrderNumber } from './order-number.ts'

let api: TestApi
let processes: [RunningApi, RunningApi]
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  processes = await Promise.all([startApi(api.testDatabase), startApi(api.testDatabase)])
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end()))
  await api.close()
})

interface Ready {
  shopper: Shopper
  request: CheckoutRequest
}

/** This many shoppers with the same products in their carts, for 100 baht each. */
async function readyShoppers(count: number, cartOf: (index: number) => TestProduct[]): Promise<Ready[]> {
  const { db } = api.database
  const shoppers = await Promise.all(Array.from({ length: count }, () => newShopper(api)))
  const filled = shoppers.map((shopper, index) => {
    const lines = cartOf(index).map(({ variantId }) => ({ id: randomUUID(), variantId }))
    return { shopper, lines, cartItemIds: lines.map(({ id }) => id) }
  })
  await db.insert(carts).values(shoppers.map(({ id }) => ({ customerId: id, version: 1 })))
  await db
    .insert(cartLines)
    .values(
      filled.flatMap(({ shopper, lines }) =>
        lines.map((line) => ({ ...line, customerId: shopper.id, quantity: 1, seenSatang: 10_000 })),
      ),
    )
  const request = await filled[0]?.shopper.request()
  return filled.flatMap(({ shopper, cartItemIds }) =>
    request ? [{ shopper, request: { ...request, cartItemIds } }] : [],
  )
}

async function count(query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: number }>(query, values)
  return rows[0]?.count ?? Number.NaN
}

const orderedPieces = ({ variantId }: TestProduct) =>
  count('select coalesce(sum(quantity), 0)::int as count from order_lines where variant_id = $1', [variantId])
const stockOf = ({ variantId }: TestProduct) =>
  count('select stock as count from variants where id = $1', [variantId])
const ordersOf = ({ id }: Shopper) =>
  count('select count(*)::int as count from orders where customer_id = $1', [id])

const processAt = (index: number) => processes[index % 2 ? 1 : 0]
const tally = (answers: TestAnswer[]) => ({
  ordered: answers.filter(({ status }) => status === 200).length,
  outOfStock: answers.filter(({ body }) => (body as { code?: string }).code === 'OUT_OF_STOCK').length,
})

it('200 shoppers at once over two API processes, and 100 in stock, make exactly 100 orders', async () => {
  const product = await addProduct(api.database, { stock: 100 })
  const shoppers = await readyShoppers(200, () => [product])
  const answers = await Promise.all(
    shoppers.map(({ shopper, request }, index) => shopper.at(processAt(index)).checkout(request)),
  )
  expect(tally(answers)).toEqual({ ordered: 100, outOfStock: 100 })
  expect([await orderedPieces(product), await stockOf(product)]).toEqual([100, 0])
})

it('300 shoppers at once, and enough in stock, make 300 orders', async () => {
  const product = await addProduct(api.database, { stock: 1_000 })
  const shoppers = await readyShoppers(300, () => [product])
  const answers = await Promise.all(
    shoppers.map(({ shopper, request }) => shopper.at(processes[0]).checkout(request)),
  )
  expect(tally(answers)).toEqual({ ordered: 300, outOfStock: 0 })
  expect([await orderedPieces(product), await stockOf(product)]).toEqual([300, 700])
})

it('carts with the same products in opposite orders do not wait for each other for ever', async () => {
  const product = await Promise.all(
    Array.from({ length: 6 }, () => addProduct(api.database, { stock: 1_000, weightGrams: 100 })),
  )
  const shoppers = await readyShoppers(80, (index) => (index % 2 ? product : product.toReversed()))
  const answers = await Promise.all(shoppers.map(({ shopper, request }) => shopper.checkout(request)))
  expect(tally(answers)).toEqual({ ordered: 80, outOfStock: 0 })
  expect(await Promise.all(product.map(stockOf))).toEqual(product.map(() => 920))
})

describe('ten parallel posts of one checkout make one order', () => {
  it.each([
    ['without a key', () => undefined],
    ['with a key', () => 'key-0001'],
    ['each with a key of its own', (index: number) => `key-1${index}00000`],
    ['some with a key', (index: number) => (index % 3 ? 'key-0002' : undefined)],
  ])('%s', async (_how, keyOf) => {
    const product = await addProduct(api.database, { stock: 100 })
    const [{ shopper, request }] = (await readyShoppers(1, () => [product])) as [Ready]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, index) => shopper.checkout(request, keyOf(index))),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(tally(answers)).toEqual({ ordered: 10, outOfStock: 0 })
    expect([await ordersOf(shopper), await stockOf(product)]).toEqual([1, 99])
  })

  it('over two API processes', async () => {
    const product = await addProduct(api.database, { stock: 100 })
    const [{ shopper, request }] = (await readyShoppers(1, () => [product])) as [Ready]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shopper.at(processAt(index)).checkout(request)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect([await ordersOf(shopper), await stockOf(product)]).toEqual([1, 99])
  })
})

describe('while somebody else holds the stock row', () => {
  /** Makes a checkout wait for the row, changes the row meanwhile, and lets the checkout continue. */
  async function during(product: TestProduct, change: string, checkout: () => Promise<TestAnswer>) {
    const client = await api.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(`update variants set ${change} where id = $1`, [product.variantId])
      const answer = checkout()
      await untilWaiting(api.database.pool)
      await client.query('commit')
      return await answer
    } finally {
      client.release()
    }
  }

  it('the price that counts is that of the moment in which the products are taken', async () => {
    const product = await addProduct(api.database)
    const [{ shopper, request }] = (await readyShoppers(1, () => [product])) as [Ready]
    const refused = await during(product, 'price_satang = 20000', () => shopper.checkout(request))
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect([await ordersOf(shopper), await stockOf(product)]).toEqual([0, 10])
    const { expectedTotal: _, ...open } = request
    const answer = await during(product, 'special_price_satang = 15000', () => shopper.checkout(open))
    expect(answer).toMatchObject({ status: 200 })
    const query = 'select goods_satang::int as count from orders where customer_id = $1'
    expect(await count(query, [shopper.id])).toBe(15_000)
  })

  it('what they take is not sold again', async () => {
    const product = await addProduct(api.database, { stock: 1 })
    const [{ shopper, request }] = (await readyShoppers(1, () => [product])) as [Ready]
    const refused = await during(product, 'stock = stock - 1', () => shopper.checkout(request))
    expect(refused).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', detail: '0' } })
  })
})

it('an order number that is taken is drawn again', async () => {
  const product = await addProduct(api.database, { stock: 100 })
  const shoppers = await readyShoppers(40, () => [product])
  const [{ shopper }] = shoppers as [Ready]
  // A quarter of the day's numbers are taken: that forty draws meet none of them has a probability of one in 100,000.
  const taken = Array.from({ length: 25_000 }, (_, index) => newOrderNumber(new Date(), index * 4))
  await api.database.pool.query(
    `insert into orders (id, order_number, customer_id, payment_channel, payment, fulfilment, goods_satang,
       shipping_satang, total_satang, saved_satang, delivery_address, shipping_id, shipping_name_th, shipping_name_en)
     select number, number, $1, 'card', 'pending', 'pending', 1, 0, 1, 0, '{}', '', '', ''
     from unnest($2::text[]) as number on conflict do nothing`,
    [shopper.id, taken],
  )
  const answers = await Promise.all(shoppers.map((one) => one.shopper.checkout(one.request)))
  expect(tally(answers).ordered).toBe(40)
})
