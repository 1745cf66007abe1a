import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import type { Money, Order } from '../../../openapi/generated/schema.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, newShopper, put, refusalOf } from '../../../tests/support/api/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const priceTiers = [
  { from: 3, percent: 5 },
  { from: 6, percent: 10 },
]
const tiers = [
  { from: 3, price: { amount: 95 } },
  { from: 6, price: { amount: 90 } },
]
const product = (fields: Parameters<typeof addProduct>[1] = {}) =>
  addProduct(api.database, { priceTiers, stock: 50, ...fields })

it('R21.1 R21.3: the cart tells the tiers of a line and counts it by its quantity', async () => {
  const shopper = await newShopper(api)
  const one = await product()
  const few = await shopper.take(put('add', one, 2))
  expect(few.items[0]?.variants[0]?.sizes).toEqual([{ label: 'เล็ก', price: { amount: 100 }, tiers }])
  expect(few.total).toEqual({ amount: 200 })
  expect((await shopper.take(put('add', one))).total).toEqual({ amount: 285 })
  expect((await shopper.take(put('replace', one, 6))).total).toEqual({ amount: 540 })
  expect((await shopper.take(put('replace', one, 2))).total).toEqual({ amount: 200 })
})

it('R21.2: while there is a special price the cart tells no tiers', async () => {
  const shopper = await newShopper(api)
  const special = await product({ specialPriceSatang: 9_900 })
  const cart = await shopper.take(put('add', special, 10))
  expect(cart.items[0]?.variants[0]?.sizes).toEqual([
    { label: 'เล็ก', price: { amount: 100 }, specialPrice: { amount: 99 } },
  ])
  expect(cart.total).toEqual({ amount: 990 })
})

it('R21.4: product page and table tell the tiers', async () => {
  const { productId } = await product()
  const page = await api.call('GET', `/english/api/products/${productId}`)
  expect(page.body).toMatchObject({ price: { amount: 100 }, variants: [{ sizes: [{ tiers }] }] })
  const table = await api.call('GET', `/english/api/product-variants?keyword=${productId}`)
  expect(table.body).toMatchObject({ data: [{ price: { amount: 100 }, tiers }] })
})

it('R21.3: the order keeps the price of its tier, and says what was saved', async () => {
  const shopper = await newShopper(api)
  await shopper.take(put('add', await product(), 6))
  const { orderId } = await shopper.order(await shopper.request())
  const order = await shopper.call('GET', `/api/orders/${orderId}`)
  expect(order.body).toMatchObject({
    items: [{ quantity: 6, unitPrice: { amount: 90 }, total: { amount: 540 } }],
    goodsTotal: { amount: 540 },
    saved: { amount: 60 },
  })
})

it('R21.3: order and tax invoice add up to the satang where a line has the price of a tier', async () => {
  const shopper = await newShopper(api)
  await shopper.take(put('add', await product({ priceSatang: 3_335 }), 7))
  await shopper.take(put('add', await product({ priceSatang: 4_999 }), 3))
  const { orderId, orderNumber } = await shopper.order(await shopper.request({ paymentChannel: 'card' }))
  await api.call('POST', `/sandbox/orders/${orderNumber}/events`, { body: { type: 'payment.paid' } })
  const { items, goodsTotal, saved, shippingPrice, total, invoice } = good<Order>(
    await shopper.call('GET', `/api/orders/${orderId}`),
  )
  // 30.015 and 47.4905, rounded for one piece.
  expect(items.map(({ unitPrice, total: line }) => [unitPrice.amount, line.amount])).toEqual([
    [30.02, 210.14],
    [47.49, 142.47],
  ])
  expect([goodsTotal.amount, saved.amount]).toEqual([352.61, 30.81])
  const satang = ({ amount }: Money) => Math.round(amount * 100)
  expect(satang(total)).toBe(35_261 + satang(shippingPrice))
  const { base, vat, total: invoiced } = invoice?.amount ?? {}
  expect(invoiced).toEqual(total)
  expect(base && vat && satang(base) + satang(vat)).toBe(satang(total))
  expect(vat && satang(vat)).toBe(Math.round((satang(total) * 7) / 107))
})

it('R21.3: refuses a total of tiers that hold no more, and names the line', async () => {
  const shopper = await newShopper(api)
  const one = await product()
  await shopper.take(put('add', one, 6))
  const request = await shopper.request()
  await api.database.db.update(variants).set({ priceTiers: null }).where(eq(variants.id, one.variantId))
  expect(refusalOf(await shopper.checkout(request))).toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
    errors: [{ field: request.cartItemIds[0], code: 'PRICE_CHANGED' }],
  })
})

it.each([
  '[]',
  '{}',
  '[{"from": 1, "percent": 5}]',
  '[{"from": 10, "percent": 0}]',
  '[{"from": 10, "percent": 91}]',
  '[{"from": 10}]',
  '[{"from": 10, "percent": 5}, {"from": 10, "percent": 6}]',
  '[{"from": 10, "percent": 5}, {"from": 20, "percent": 5}]',
])('R21.1: the database holds no tiers like %s', async (written) => {
  const { variantId } = await product()
  const write = api.database.db.execute(
    sql`update variants set price_tiers = ${written}::jsonb where id = ${variantId}`,
  )
  await expect(write).rejects.toThrow(/Failed query/)
})
