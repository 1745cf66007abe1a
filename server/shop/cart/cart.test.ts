import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { newShopper, put, refusalOf } from '../../../tests/support/api/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const product = (fields: Parameters<typeof addProduct>[1] = {}) => addProduct(api.database, fields)

describe('GET /api/cart', () => {
  it('R6.8: is empty, of version 0, for who never put anything in', async () => {
    const shopper = await newShopper(api)
    expect(await shopper.cart()).toEqual({ version: 0, items: [], total: { amount: 0 } })
  })

  it('R7.38: asks for the current date', async () => {
    const shopper = await newShopper(api)
    expect(refusalOf(await shopper.call('GET', '/api/cart'))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    })
  })

  it('R3.3 R3.4 R3.5: tells of each line what it is, and what the catalogue says that it weighs and costs', async () => {
    const shopper = await newShopper(api)
    const red = await product({
      priceSatang: 148_050,
      specialPriceSatang: 139_025,
      weightGrams: 10_627,
      stock: 12,
    })
    await shopper.take(put('add', red, 2))
    const cart = await shopper.cart({ 'accept-language': 'en-GB,en;q=0.9' })
    expect(cart).toEqual({
      version: 1,
      items: [
        {
          cartItemId: expect.any(String),
          ...red,
          quantity: 2,
          weight: { value: 10.627, unit: 'kilogram' },
          name: expect.stringMatching(/^Test goods/),
          unit: 'piece',
          imageUrl: '/media/test.svg',
          status: 'available',
          stock: 12,
          variants: [
            {
              variantId: red.variantId,
              color: { name: 'Red', hex: '#8c1c1c' },
              sizes: [{ label: 'small', price: { amount: 1480.5 }, specialPrice: { amount: 1390.25 } }],
            },
          ],
        },
      ],
      total: { amount: 2780.5 },
    })
  })

  it.each([
    [undefined, 'แดง'],
    ['th', 'แดง'],
    ['en;q=0.9', 'Red'],
    ['fr, th, en', 'แดง'],
    ['fr-FR, en-US, th', 'Red'],
  ])('speaks the language of Accept-Language: %s', async (language, name) => {
    const shopper = await newShopper(api)
    await shopper.take(put('add', await product()))
    const { items } = await shopper.cart({ 'accept-language': language })
    expect(items[0]?.variants[0]?.color.name).toBe(name)
  })

  it('shows a line in the picture of its own colour, whatever its size', async () => {
    const { rows } = await api.database.pool.query<{ productId: string; variantId: string; url: string }>(
      `select v.product_id as "productId", v.id as "variantId", i.url from variants v
       join products p on p.id = v.product_id and p.is_for_sale
       join variants pictured on pictured.product_id = v.product_id and pictured.color_hex = v.color_hex and pictured.id <> v.id
       join product_images i on i.variant_id = pictured.id and i.url <> p.image_url
         and i.position = (select min(position) from product_images own where own.variant_id = pictured.id)
       where v.stock > 0 limit 1`,
    )
    const [{ url, ...variant } = { url: '', productId: '', variantId: '' }] = rows
    const shopper = await newShopper(api)
    const { items } = await shopper.take(put('add', variant))
    expect(items[0]?.imageUrl).toBe(url)
  })

  it('tells what has been sold out or cancelled since, and keeps it in the total', async () => {
    const shopper = await newShopper(api)
    const [gone, cancelled] = [await product(), await product()]
    await shopper.take(put('add', gone), put('add', cancelled))
    await api.database.db.execute(sql`update variants set stock = 0 where id = ${gone.variantId}`)
    await api.database.db.execute(
      sql`update products set is_for_sale = false where id = ${cancelled.productId}`,
    )
    const { items, total } = await shopper.cart()
    expect(items.map(({ status, stock }) => [status, stock])).toEqual([
      ['soldOut', 0],
      ['cancelled', 10],
    ])
    expect(total).toEqual({ amount: 200 })
  })
})
