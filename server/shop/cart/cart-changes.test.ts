import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { untilWaitingOrDone } from '../../../tests/support/database/waiting.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { newShopper, put, refusalOf, remove } from '../../../tests/support/api/shopper.ts'
import { maxLines } from './patch-cart.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const product = (fields: Parameters<typeof addProduct>[1] = {}) => addProduct(api.database, fields)

describe('PATCH /api/cart', () => {
  it('R3.6 R7.40: adds a line, and to the quantity of a line that stands', async () => {
    const shopper = await newShopper(api)
    const [one, other] = [await product(), await product()]
    await shopper.take(put('add', one, 2), put('add', other, 1))
    const { items, version } = await shopper.take(put('add', one, 3))
    expect(items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [one.variantId, 5],
      [other.variantId, 1],
    ])
    expect(version).toBe(2)
    expect(await shopper.cart()).toMatchObject({ version, items })
  })

  it('R3.6 R7.42: replaces the quantity of a line, which stays the same line', async () => {
    const shopper = await newShopper(api)
    const one = await product()
    const before = await shopper.take(put('add', one, 2))
    const after = await shopper.take(put('replace', one, 7))
    expect(after.items).toEqual([{ ...before.items[0], quantity: 7 }])
    expect(after.total).toEqual({ amount: 700 })
  })

  it('R3.7 R7.41: removes a line; what is not there is gone already', async () => {
    const shopper = await newShopper(api)
    const [one, other] = [await product(), await product()]
    await shopper.take(put('add', one), put('add', other))
    const after = await shopper.take(remove(one))
    expect(after.items.map(({ variantId }) => variantId)).toEqual([other.variantId])
    expect(await shopper.take(remove(one))).toEqual(after)
    expect(await shopper.cart()).toEqual(after)
  })

  it('R7.40: refuses a variant that staff remove at that moment as one that is not there', async () => {
    const shopper = await newShopper(api)
    const [kept, removed] = [await product(), await product()]
    const before = await shopper.take(put('add', kept))
    const staff = await api.database.pool.connect()
    await staff.query('begin')
    await staff.query('delete from variants where id = $1', [removed.variantId])
    const taken = shopper.patch([put('add', kept), put('add', removed)])
    await untilWaitingOrDone(api.database.pool, taken)
    await staff.query('commit')
    staff.release()
    expect(refusalOf(await taken)).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    expect(await shopper.cart()).toEqual(before)
  })

  it('takes its changes one after the other, and what came later stands below', async () => {
    const shopper = await newShopper(api)
    const [one, other] = [await product(), await product()]
    const { items } = await shopper.take(
      put('add', one, 1),
      put('add', other, 2),
      put('replace', one, 9),
      remove(one),
      put('add', one, 4),
    )
    const shown = items.map(({ variantId, quantity }) => [variantId, quantity])
    expect(shown).toEqual([
      [other.variantId, 2],
      [one.variantId, 4],
    ])
    const read = await shopper.cart()
    expect(read.items).toEqual(items)
  })

  it('R7.39: takes nothing but a JSON patch', async () => {
    const shopper = await newShopper(api)
    const refused = await shopper.patch([put('add', await product())], { 'content-type': 'application/json' })
    expect(refusalOf(refused)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it('keeps the weight of the catalogue, whatever the shopper says', async () => {
    const shopper = await newShopper(api)
    const heavy = await product({ weightGrams: 25_000 })
    const { items } = await shopper.take({
      op: 'add',
      path: '/items',
      value: { ...heavy, quantity: 1, weight: { value: 1, unit: 'gram' } },
    })
    expect(items[0]?.weight).toEqual({ value: 25, unit: 'kilogram' })
  })

  it('refuses more than there is and tells what is left; all of the changes or none', async () => {
    const shopper = await newShopper(api)
    const [one, few] = [await product(), await product({ stock: 3 })]
    const before = await shopper.take(put('add', few, 2))
    expect(refusalOf(await shopper.patch([put('add', one), put('add', few, 2)]))).toEqual({
      status: 409,
      code: 'OUT_OF_STOCK',
      detail: '3',
      errors: [{ field: '1.value.quantity', code: 'OUT_OF_STOCK' }],
    })
    expect(await shopper.cart()).toEqual(before)
    expect((await shopper.take(put('replace', few, 3))).items[0]?.quantity).toBe(3)
  })

  it('refuses what is not sold any more, except to remove it', async () => {
    const shopper = await newShopper(api)
    const cancelled = await product()
    await shopper.take(put('add', cancelled, 2))
    await api.database.db.execute(
      sql`update products set is_for_sale = false where id = ${cancelled.productId}`,
    )
    expect(refusalOf(await shopper.patch([put('replace', cancelled, 1)]))).toEqual({
      status: 409,
      code: 'NOT_FOR_SALE',
      errors: [{ field: '0.value.quantity', code: 'NOT_FOR_SALE' }],
    })
    expect((await shopper.take(remove(cancelled))).items).toEqual([])
  })

  it('does not find what does not exist, nor a variant of another product', async () => {
    const shopper = await newShopper(api)
    const [one, other] = [await product(), await product()]
    const crossed = { productId: one.productId, variantId: other.variantId }
    for (const change of [
      put('add', { productId: 'p-nothing', variantId: 'v-nothing' }),
      put('replace', crossed),
      remove({ productId: 'p-nothing', variantId: 'v-nothing' }),
    ]) {
      expect(refusalOf(await shopper.patch([change]))).toEqual({ status: 404, code: 'PRODUCT_NOT_FOUND' })
    }
    expect(await shopper.cart()).toMatchObject({ version: 0, items: [] })
  })

  it.each([0, -1, 1.5, 10_000])('takes no quantity of %d', async (quantity) => {
    const shopper = await newShopper(api)
    const plenty = await product({ stock: 100_000 })
    expect(refusalOf(await shopper.patch([put('add', plenty, quantity)]))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    })
  })

  it('adds up to 9,999 pieces and not one more', async () => {
    const shopper = await newShopper(api)
    const plenty = await product({ stock: 100_000 })
    await shopper.take(put('add', plenty, 9_998))
    await shopper.take(put('add', plenty, 1))
    expect(refusalOf(await shopper.patch([put('add', plenty, 1)]))).toEqual({
      status: 400,
      code: 'VALIDATION',
      errors: [{ field: '0.value.quantity', code: 'maximumInCart' }],
    })
  })

  it('takes twenty changes and not one more', async () => {
    const shopper = await newShopper(api)
    const one = await product({ stock: 100 })
    const changes = Array.from({ length: 21 }, () => put('add', one))
    expect(refusalOf(await shopper.patch(changes))).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect((await shopper.take(...changes.slice(1))).items[0]?.quantity).toBe(20)
  })

  it('holds a bounded number of lines', async () => {
    const shopper = await newShopper(api)
    const { rows } = await api.database.pool.query<{ productId: string; variantId: string }>(
      `select product_id as "productId", v.id as "variantId" from variants v join products p on p.id = product_id
       where stock > 0 and is_for_sale order by v.id limit $1`,
      [maxLines + 1],
    )
    for (let first = 0; first < maxLines; first += 20)
      await shopper.take(...rows.slice(first, first + 20).map((one) => put('add', one)))
    const [last = { productId: '', variantId: '' }, known = last] = rows.toReversed()
    expect(refusalOf(await shopper.patch([put('add', last)]))).toEqual({
      status: 400,
      code: 'VALIDATION',
      errors: [{ field: '0.value', code: 'maxItems' }],
    })
    expect((await shopper.take(remove(known), put('add', last))).items).toHaveLength(maxLines)
  })

  it.each(['1', '"1"'])('goes on from the version in If-Match: %s', async (version) => {
    const shopper = await newShopper(api)
    const one = await product()
    await shopper.take(put('add', one))
    const first = await shopper.patch([put('replace', one, 2)], { 'if-match': version })
    expect(first).toMatchObject({ status: 200, body: { version: 2 } })
    const second = await shopper.patch([put('replace', one, 3)], { 'if-match': version })
    expect(refusalOf(second)).toEqual({ status: 412, code: 'CART_CONFLICT' })
    expect(await shopper.cart()).toMatchObject({ version: 2, items: [{ quantity: 2 }] })
  })

  it('of an empty cart the version is 0', async () => {
    const shopper = await newShopper(api)
    const one = await product()
    expect(await shopper.patch([put('add', one)], { 'if-match': '0' })).toMatchObject({ status: 200 })
    expect(refusalOf(await shopper.patch([put('add', one)], { 'if-match': '0' }))).toMatchObject({
      status: 412,
    })
  })

  it('does not tell one shopper of the cart of another', async () => {
    const [one, other] = [await newShopper(api), await newShopper(api)]
    const cart = await one.take(put('add', await product()))
    expect(await other.cart()).toMatchObject({ version: 0, items: [] })
    await other.take(put('add', await product()))
    expect(await one.cart()).toEqual(cart)
  })
})

describe('two tabs', () => {
  it('that add at once lose nothing', async () => {
    const shopper = await newShopper(api)
    const [one, other] = [await product({ stock: 1_000 }), await product({ stock: 1_000 })]
    const patches = Array.from({ length: 40 }, (_, index) =>
      shopper.patch(
        index % 2 ? [put('add', one), put('add', other, 2)] : [put('add', other), put('add', one, 2)],
      ),
    )
    const answers = await Promise.all(patches)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { version, items } = await shopper.cart()
    expect(version).toBe(40)
    expect(items.map(({ quantity }) => quantity)).toEqual([60, 60])
  })

  it('that both replace what they saw: one wins, the other is told', async () => {
    const shopper = await newShopper(api)
    const one = await product()
    await shopper.take(put('add', one))
    const answers = await Promise.all(
      [2, 3, 4, 5].map((quantity) => shopper.patch([put('replace', one, quantity)], { 'if-match': '1' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
  })
})
