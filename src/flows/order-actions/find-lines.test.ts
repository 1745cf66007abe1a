import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { Product } from '../../../openapi/generated/schema.ts'
import { createShopClient } from '../../api/client.ts'
import { findItem, findLinesWith } from './find-lines.ts'

const item = { productId: 'p-1', variantId: 'v-1', name: 'อะคริลิก', quantity: 5 }
const size = {
  label: '600 × 1,200 มม.',
  price: { amount: 490 },
  weight: { value: 2.5, unit: 'kilogram' as const },
  dimensions: { width: 600, length: 1200, unit: 'millimetre' as const },
  stock: 12,
}
const sold = (stock: number, status: Product['status'] = 'available') =>
  ({
    id: 'p-1',
    name: 'แผ่นอะคริลิก',
    unit: 'แผ่น',
    imageUrl: '/a.svg',
    status,
    variants: [{ variantId: 'v-1', color: { name: 'แดง', hex: '#c8201e' }, sizes: [{ ...size, stock }] }],
    // Only these properties are read.
  }) as Product

it('adds the ordered quantity when there is enough', () => {
  const { found, missing } = findItem(item, sold(12))
  expect(found).toEqual({ productId: 'p-1', variantId: 'v-1', quantity: 5, weight: size.weight })
  expect(missing).toBeUndefined()
})

it('R21.29: adds what is left, and says how many that is, in its own unit', () => {
  const { found, missing } = findItem(item, sold(3))
  expect(found?.quantity).toBe(3)
  expect(missing).toEqual({ name: 'แผ่นอะคริลิก', reason: 'fewer', quantity: 3, unit: 'แผ่น' })
})

it('adds nothing that is sold out, cancelled for sale or no longer in the shop', () => {
  expect(findItem(item, sold(0))).toEqual({ missing: { name: 'แผ่นอะคริลิก', reason: 'soldOut', quantity: 0 } })
  const gone = { missing: { name: 'อะคริลิก', reason: 'cancelled', quantity: 0 } }
  expect(findItem(item, sold(9, 'cancelled'))).toEqual(gone)
  expect(findItem(item, undefined)).toEqual(gone)
  expect(findItem({ ...item, variantId: 'v-9' }, sold(9))).toEqual(gone)
})

it('R21.29: adds what is left beside the cart, which would refuse more', () => {
  const { found, missing } = findItem(item, sold(5), 3)
  expect(found?.quantity).toBe(2)
  expect(missing).toEqual({ name: 'แผ่นอะคริลิก', reason: 'fewer', quantity: 2, unit: 'แผ่น' })
  expect(findItem(item, sold(8), 3)).toEqual({ found: { ...found, quantity: 5 } })
  const allThere = { missing: { name: 'แผ่นอะคริลิก', reason: 'inCart', quantity: 0 } }
  expect(findItem(item, sold(5), 5)).toEqual(allThere)
  expect(findItem(item, sold(5), 7)).toEqual(allThere)
})

it('asks the cart for what is in it', async () => {
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    readAccessToken: () => undefined,
    send: async ({ url }) =>
      url.includes('/api/cart')
        ? Response.json({ version: 1, items: [{ variantId: 'v-1', quantity: 3 }], total: { amount: 0 } })
        : Response.json(sold(5)),
  })
  const logic = findLinesWith(client, () => 'thai')
  const { found } = await toPromise(createActor(logic, { input: { items: [item] } }).start())
  expect(found).toMatchObject([{ variantId: 'v-1', quantity: 2 }])
})

describe('R21.26: pieces that were cut', () => {
  const pieces = [{ width: 500, length: 700, count: 3, mayTurn: true }]
  const cutting = {
    ...{ pieces, sheets: 3, cuts: 6, kerf: 3, width: 600, length: 1200 },
    price: { amount: 60 },
  }
  const terms = { kerf: 4, minimum: 50, price: { amount: 12 } }
  const cut = (stock: number) => ({ ...sold(stock), cutting: terms })

  it('are planned anew with the saw of today, beside the whole sheets', () => {
    const { found, missing } = findItem({ ...item, cutting }, cut(12))
    expect(found).toMatchObject({ quantity: 5, cutting: { pieces, sheets: 3 } })
    expect(missing).toBeUndefined()
  })

  it('keep their sheets when there are fewer, and the whole ones are fewer', () => {
    const { found, missing } = findItem({ ...item, cutting }, cut(4))
    expect(found).toMatchObject({ quantity: 4, cutting: { pieces, sheets: 3 } })
    expect(missing).toEqual({ name: 'แผ่นอะคริลิก', reason: 'fewer', quantity: 4, unit: 'แผ่น' })
  })

  it.each([
    ['there are too few sheets', cut(2)],
    ['nothing is cut any more', sold(12)],
    ['the shop cuts nothing so small', { ...sold(12), cutting: { ...terms, minimum: 501 } }],
  ])('are not added in part when %s', (_why, product) => {
    const missing = { name: 'แผ่นอะคริลิก', reason: 'notCut', quantity: 0 }
    expect(findItem({ ...item, cutting }, product)).toEqual({ missing })
  })
})
