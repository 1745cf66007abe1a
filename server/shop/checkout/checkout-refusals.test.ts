import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import type { Cart } from '../../../openapi/generated/schema.ts'
import {
  newShopper,
  put,
  refusalOf,
  remove,
  type Shopper,
  type ShippedRequest,
} from '../../../tests/support/api/shopper.ts'
import { addresses } from '../../db/schema/addresses.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

let shopper: Shopper
let one: TestProduct
let other: TestProduct
let cart: Cart
let request: ShippedRequest
beforeEach(async () => {
  shopper = await newShopper(api)
  one = await addProduct(api.database, { priceSatang: 50_000, specialPriceSatang: 40_000 })
  other = await addProduct(api.database)
  cart = await shopper.take(put('add', one, 2), put('add', other, 1))
  request = await shopper.request()
})

const lineOf = ({ variantId }: TestProduct) =>
  cart.items.find((item) => item.variantId === variantId)?.cartItemId ?? ''
const set = (query: ReturnType<typeof sql>) => api.database.db.execute(query)
const to = (postcode: string) => ({ deliveryAddress: { ...request.deliveryAddress, postcode } })

/** Returns the refusal of a request and checks that nothing was changed. */
async function refused(fields: Partial<ShippedRequest> = {}) {
  const before = await state()
  const refusal = refusalOf(await shopper.checkout({ ...request, ...fields }, 'key-of-test'))
  expect(await state()).toEqual(before)
  return refusal
}

async function state() {
  const { rows } = await set(sql`
    select (select count(*) from orders) as orders, (select count(*) from checkouts) as checkouts,
      (select sum(stock) from variants) as stock, (select count(*) from order_events) as events,
      (select jsonb_agg(l order by l.id) from (select id, quantity from cart_lines where customer_id = ${shopper.id}) l) as lines,
      (select version from carts where customer_id = ${shopper.id}) as version`)
  return rows[0]
}

describe('a checkout is refused and leaves everything as it was', () => {
  afterEach(async () => {
    // The obstacle is removed, so the same cart can be ordered.
    await set(sql`update variants set stock = 10 where id in (${one.variantId}, ${other.variantId})`)
    await set(sql`update products set is_for_sale = true where id in (${one.productId}, ${other.productId})`)
    await shopper.order(await shopper.request(), 'key-of-test')
  })

  it('without lines', async () => {
    expect(await refused({ cartItemIds: [] })).toMatchObject({ status: 400, code: 'CART_EMPTY' })
  })

  it('with lines that are in nobody’s cart, or in another’s', async () => {
    const someoneElse = await newShopper(api)
    const { items } = await someoneElse.take(put('add', other))
    for (const cartItemIds of [['ci-nothing'], items.map(({ cartItemId }) => cartItemId)])
      expect(await refused({ cartItemIds })).toMatchObject({ status: 400, code: 'CART_EMPTY' })
  })

  it('with a line more than there is: the cart is not what the shopper saw', async () => {
    expect(await refused({ cartItemIds: [...request.cartItemIds, 'ci-gone'] })).toEqual({
      status: 409,
      code: 'PRICE_CHANGED',
      errors: [{ field: 'ci-gone', code: 'PRICE_CHANGED' }],
    })
  })

  it.each(['', 's-nothing', 's-charter-2'])('without a way of shipping: "%s"', async (shippingId) => {
    expect(await refused({ shippingId })).toEqual({
      status: 400,
      code: 'SHIPPING_REQUIRED',
      errors: [{ field: 'shippingId', code: 'SHIPPING_REQUIRED' }],
    })
  })

  it('with a way that does not take such products there', async () => {
    const heavy = await addProduct(api.database, { weightGrams: 31_000 })
    const { items } = await shopper.take(put('add', heavy))
    const cartItemIds = items.map(({ cartItemId }) => cartItemId)
    expect(await refused({ cartItemIds, expectedTotal: undefined })).toMatchObject({
      code: 'SHIPPING_REQUIRED',
    })
    await shopper.take(remove(heavy))
    expect(await refused({ ...to('50200'), shippingId: 's-charter' })).toMatchObject({
      code: 'SHIPPING_REQUIRED',
    })
  })

  it.each(['', 'spw-nothing', 'spw-truck-metro-30', 'spw-parcel-north-3'])(
    'with a price that the way does not have there: "%s"',
    async (shippingPricePerWeightIdentifier) => {
      expect(await refused({ shippingPricePerWeightIdentifier })).toEqual({
        status: 400,
        code: 'SHIPPING_REQUIRED',
        errors: [{ field: 'shippingPricePerWeightIdentifier', code: 'SHIPPING_REQUIRED' }],
      })
    },
  )

  it('with the price of a lighter parcel, when no total says that the right one is known', async () => {
    const light = { shippingPricePerWeightIdentifier: 'spw-parcel-metro-1', expectedTotal: undefined }
    expect(await refused(light)).toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
  })

  it('with an address of somebody else, or of nobody', async () => {
    const someoneElse = await newShopper(api)
    const { isDefault: _, ...home } = request.deliveryAddress
    const entry = {
      ...home,
      id: `a-of-${someoneElse.id}`,
      customerId: someoneElse.id,
      isDefault: true,
      location: undefined,
    }
    await api.database.db.insert(addresses).values(entry)
    for (const addressBookId of [entry.id, 'a-nothing']) {
      expect(await refused({ deliveryAddress: { ...request.deliveryAddress, addressBookId } })).toEqual({
        status: 400,
        code: 'ADDRESS_REQUIRED',
        errors: [{ field: 'deliveryAddress.addressBookId', code: 'ADDRESS_REQUIRED' }],
      })
    }
  })

  it.each(['84280', '84360', '23170', '99999'])('outside the area: %s', async (postcode) => {
    expect(await refused(to(postcode))).toEqual({ status: 422, code: 'OUT_OF_AREA' })
  })

  it('with a tax id that is none', async () => {
    const deliveryAddress = { ...request.deliveryAddress, taxId: '123' }
    expect(await refused({ deliveryAddress })).toMatchObject({ status: 400, code: 'TAX_ID_INVALID' })
  })

  it('for more than is left by now: the lines are named, and what is left', async () => {
    await set(sql`update variants set stock = 1 where id = ${one.variantId}`)
    await set(sql`update variants set stock = 0 where id = ${other.variantId}`)
    expect(await refused()).toEqual({
      status: 409,
      code: 'OUT_OF_STOCK',
      detail: '1, 0',
      errors: [
        { field: lineOf(one), code: 'OUT_OF_STOCK' },
        { field: lineOf(other), code: 'OUT_OF_STOCK' },
      ],
    })
  })

  it('for what is not sold any more', async () => {
    await set(sql`update products set is_for_sale = false where id = ${other.productId}`)
    expect(await refused()).toEqual({
      status: 409,
      code: 'NOT_FOR_SALE',
      errors: [{ field: lineOf(other), code: 'NOT_FOR_SALE' }],
    })
  })

  it('at another price than the shopper saw: its line is named, until the shopper has seen it', async () => {
    await set(sql`update variants set special_price_satang = null where id = ${one.variantId}`)
    expect(await refused()).toEqual({
      status: 409,
      code: 'PRICE_CHANGED',
      errors: [{ field: lineOf(one), code: 'PRICE_CHANGED' }],
    })
    expect(await shopper.cart()).toMatchObject({ total: { amount: 1_100 } })
    const all = request.cartItemIds.map((field) => ({ field, code: 'PRICE_CHANGED' }))
    expect(await refused()).toMatchObject({ code: 'PRICE_CHANGED', errors: all })
  })

  it.each([-1, 0.01, -0.01])('at a total that is %d baht beside', async (amount) => {
    const expected = request.expectedTotal?.amount ?? 0
    const expectedTotal = { amount: Math.round((expected + amount) * 100) / 100 }
    expect(await refused({ expectedTotal })).toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
  })

  it('at a total that is no whole number of satang', async () => {
    const expectedTotal = { amount: (request.expectedTotal?.amount ?? 0) + 0.000_001 }
    expect(await refused({ expectedTotal })).toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
  })

  it('when another tab changed a quantity meanwhile', async () => {
    await shopper.take(put('add', other, 1))
    expect(await refused()).toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
  })
})
