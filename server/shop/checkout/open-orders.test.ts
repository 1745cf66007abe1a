import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { newShopper, put, type Shopper } from '../../../tests/support/api/shopper.ts'
import type { Problem } from '../../../openapi/generated/schema.ts'
import { sandboxSettings } from '../common/shop-settings.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

/** A customer whose first order in cash on delivery was handed over. */
async function knownShopper(): Promise<Shopper> {
  const shopper = await newShopper(api)
  const lines = [{ product: await addProduct(api.database) }]
  const handedOver = { paymentChannel: 'cashOnDelivery', payment: 'paid', fulfilment: 'delivered' } as const
  await addOrder(api.database, { customerId: shopper.id, lines, ...handedOver })
  return shopper
}

/** Orders products of this price in baht, with 50 baht for shipping, which is free from 5,000 baht on. */
async function order(shopper: Shopper, { baht = 100, at = api } = {}) {
  const product = await addProduct(api.database, { priceSatang: baht * 100, weightGrams: 10 })
  const cart = await shopper.take(put('add', product))
  const cartItemIds = [cart.items.at(-1)?.cartItemId ?? '']
  const { expectedTotal: _, ...request } = await shopper.request({ cartItemIds })
  return () => shopper.at(at).checkout(request)
}

const placed = async (shopper: Shopper, options = {}) => (await (await order(shopper, options))()).body
const limitOf = (orders: number, amount: number) => ({
  status: 409,
  code: 'COD_LIMIT',
  limit: { orders, total: { amount } },
})

describe('cash on delivery of a customer who is new to it', () => {
  it('has to be confirmed within a day', async () => {
    const before = Date.now()
    const { confirmBefore } = (await placed(await newShopper(api))) as { confirmBefore: string }
    expect(Math.round((Date.parse(confirmBefore) - before) / 3_600_000)).toBe(24)
  })

  it('is three orders at a time, however many come at once', async () => {
    const shopper = await newShopper(api)
    const all = [await order(shopper), await order(shopper), await order(shopper), await order(shopper)]
    const answers = await Promise.all(all.map((checkout) => checkout()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject(limitOf(3, 50_000))
  })

  it('is 50,000 baht at a time, and a cancelled one does not count', async () => {
    const shopper = await newShopper(api)
    const first = (await placed(shopper, { baht: 30_000 })) as { orderId: string }
    expect(await placed(shopper, { baht: 30_000 })).toMatchObject(limitOf(3, 50_000))
    expect(await placed(shopper, { baht: 15_000 })).toHaveProperty('orderNumber')
    await shopper.call('POST', `/api/orders/${first.orderId}/cancel`)
    expect(await placed(shopper, { baht: 30_000 })).toHaveProperty('orderNumber')
  })

  it('refuses one order that is too dear, and says how much it may be', async () => {
    const { limit } = (await placed(await newShopper(api), { baht: 60_000 })) as Problem
    expect(limit).toEqual({ orders: 3, total: { amount: 50_000 } })
  })

  it('does not keep anybody from paying by card', async () => {
    const shopper = await newShopper(api)
    const product = await addProduct(api.database, { priceSatang: 6_000_000 })
    await shopper.take(put('add', product))
    const { status, body } = await shopper.checkout(await shopper.request({ paymentChannel: 'card' }))
    expect([status, body]).toEqual([200, expect.not.objectContaining({ confirmBefore: expect.anything() })])
  })
})

describe('cash on delivery of a customer who has had it before', () => {
  it('needs no confirmation, and has wider limits', async () => {
    const shopper = await knownShopper()
    expect(await placed(shopper, { baht: 150_000 })).not.toHaveProperty('confirmBefore')
    expect(await placed(shopper, { baht: 60_000 })).toMatchObject(limitOf(10, 200_000))
    for (let count = 2; count <= 10; count += 1) expect(await placed(shopper)).toHaveProperty('orderNumber')
    expect(await placed(shopper)).toMatchObject(limitOf(10, 200_000))
  })
})

it('the limits are settings', async () => {
  const limit = { orders: 1, baht: 1_000 }
  const settings = { ...sandboxSettings, codLimits: { newCustomer: limit, knownCustomer: limit } }
  const at = await openTestApi({ on: api.testDatabase, findSession: sessionsByCustomerId, settings })
  for (const shopper of [await newShopper(api), await knownShopper()]) {
    expect(await placed(shopper, { baht: 990, at })).toMatchObject(limitOf(1, 1_000))
    expect(await placed(shopper, { at })).toHaveProperty('orderNumber')
    expect(await placed(shopper, { at })).toMatchObject(limitOf(1, 1_000))
  }
  await at.close()
})
