import { performance } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cart, QuickOrder } from '../../../openapi/generated/schema.ts'
import { asAdmin } from '../../../tests/support/database/admin.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, newShopper, refusalOf } from '../../../tests/support/api/shopper.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

async function resolve(...lines: string[]) {
  const headers = { 'accept-language': 'en' }
  return good<QuickOrder>(await api.call('POST', '/api/quick-order/resolve', { headers, body: { lines } }))
    .lines
}

describe('POST /api/quick-order/resolve', () => {
  it.each([
    ['AC-CAST red-1220x2440x3 4', 'found', 'p-ac-cast-red-1220x2440x3', 4],
    ['AC-CAST แดง 1220x2440 3 5', 'found', 'p-ac-cast-red-1220x2440x3', 5],
    ['AC-CAST red 2440x1220x3mm 5', 'found', 'p-ac-cast-red-1220x2440x3', 5],
    ['ac-cast-red-1220x2440x3', 'found', 'p-ac-cast-red-1220x2440x3', 1],
    ['AC-FAN x2', 'found', 'p-ac-fan-red-50x150x72x24-colours-50-150-mm', 2],
    ['acfan 2', 'close', 'p-ac-fan-red-50x150x72x24-colours-50-150-mm', 2],
    ['AC-CAST red nonsense 1220x2440x3 5', 'close', 'p-ac-cast-red-1220x2440x3', 5],
  ])('R21.6: %j is %s', async (text, state, variantId, quantity) => {
    const [line] = await resolve(text)
    expect(line).toMatchObject({ text, state, quantity, match: { variantId }, offers: [] })
  })

  it('R21.6: finds a whole code whose variant has capitals, however it is written', async () => {
    const id = 'p-caps-Red-A4'
    await addProduct(api.database, { id })
    for (const text of ['CAPS-Red-A4 2', 'caps-red-a4 2'])
      expect(await resolve(text)).toMatchObject([{ state: 'found', quantity: 2, match: { variantId: id } }])
  })

  it('R21.6: of whole codes that differ in their capitals alone, finds the same one each time', async () => {
    for (const id of ['p-twin-one-a', 'p-twin-one-A', 'p-twin-two-A', 'p-twin-two-a'])
      await addProduct(api.database, { id })
    const lines = await resolve('twin-one-a', 'twin-two-a')
    const [one, two] = lines.map(({ match }) => match?.variantId.at(-1))
    expect(one).toBeDefined()
    expect(two).toBe(one)
  })

  it('R21.6: offers the variants that the words leave, at most five, what is in stock first', async () => {
    const [line] = await resolve('AC-CAST red 3')
    expect(line).toMatchObject({ state: 'choose', quantity: 3 })
    expect(line?.offers.length).toBe(5)
    expect(line?.offers.every(({ color, stock }) => color.name === 'Red' && stock > 0)).toBe(true)
  })

  it('R21.6: offers codes that are near one that is unknown, and nothing for what is near none', async () => {
    const [near, none] = await resolve('AC-CST red 3', 'ZZQQ 3')
    expect(near).toMatchObject({ state: 'unknown', quantity: 3 })
    expect(near?.offers[0]).toMatchObject({ product: { code: 'AC-CAST' }, color: { name: 'Red' } })
    expect(none).toMatchObject({ state: 'unknown', offers: [] })
  })

  it('R21.6: says of each line what is wrong with it, in their order', async () => {
    const lines = await resolve('AC-FAN 0', 'AC-FAN 3', 'ZZQQ', 'AC-CAST')
    expect(lines.map(({ state }) => state)).toEqual(['noQuantity', 'found', 'unknown', 'choose'])
  })

  it('R21.6: does not find what is not sold any more', async () => {
    const { productId } = await addProduct(api.database, { isForSale: false })
    expect(await resolve(`${productId} 1`)).toMatchObject([{ state: 'unknown' }])
  })

  it('R21.6: speaks the language asked for', async () => {
    const body = { lines: ['AC-FAN'] }
    const answer = await api.call('POST', '/api/quick-order/resolve', { body })
    expect(good<QuickOrder>(answer).lines[0]?.match?.product.unit).toBe('ชุด')
    expect((await resolve('AC-FAN'))[0]?.match?.product.unit).toBe('set')
  })

  it('takes little time of the database, and no connection of the others', async () => {
    await asAdmin(api.testDatabase.url, async (client) => {
      await client.query('begin')
      await client.query('lock table products in access exclusive mode')
      const started = performance.now()
      const answer = await api.call('POST', '/api/quick-order/resolve', { body: { lines: ['AC-CST'] } })
      expect(refusalOf(answer)).toMatchObject({ status: 503, code: 'OVERLOADED' })
      expect(performance.now() - started).toBeLessThan(10_000)
    })
  })

  it('is limited for each network', async () => {
    await api.database.pool.query('delete from rate_limit_hits')
    for (let count = 0; count < 60; count += 1) await resolve('AC-FAN')
    const answer = await api.call('POST', '/api/quick-order/resolve', { body: { lines: ['AC-FAN'] } })
    expect(refusalOf(answer)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    await api.database.pool.query('delete from rate_limit_hits')
  })

  it('takes 200 lines and not one more', async () => {
    const lines = Array.from({ length: 201 }, () => 'AC-FAN')
    const answer = await api.call('POST', '/api/quick-order/resolve', { body: { lines } })
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(await resolve(...lines.slice(1))).toHaveLength(200)
  })
})

describe('POST /api/quick-order/cart', () => {
  it('R21.7: puts 200 lines into the cart in one go', async () => {
    const shopper = await newShopper(api)
    const { rows } = await api.database.pool.query<{ productId: string; variantId: string }>(
      `select product_id as "productId", v.id as "variantId" from variants v join products p on p.id = product_id
       where stock > 1 and is_for_sale order by v.id limit 200`,
    )
    const body = { lines: rows.map((row) => ({ ...row, quantity: 2 })) }
    const cart = good<Cart>(await shopper.call('POST', '/api/quick-order/cart', { body }))
    expect(cart.items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual(
      rows.map(({ variantId }) => [variantId, 2]),
    )
    expect(cart).toEqual(await shopper.cart())
  })

  it('R21.7: puts in all or none, and names the line that it refuses', async () => {
    const shopper = await newShopper(api)
    const [one, few] = [await addProduct(api.database), await addProduct(api.database, { stock: 3 })]
    const lines = [
      { ...one, quantity: 1 },
      { ...few, quantity: 4 },
    ]
    expect(refusalOf(await shopper.call('POST', '/api/quick-order/cart', { body: { lines } }))).toEqual({
      status: 409,
      code: 'OUT_OF_STOCK',
      detail: '3',
      errors: [{ field: '1.value.quantity', code: 'OUT_OF_STOCK' }],
    })
    expect((await shopper.cart()).items).toEqual([])
  })
})
