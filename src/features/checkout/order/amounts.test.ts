import { describe, expect, it } from 'vitest'
import type { CheckoutLine } from '../../../../machines/checkout/checkout.machine.ts'
import { amountsOf } from './amounts.ts'
import { changesOf } from './cart-changes.ts'

const line = (id: string, quantity: number, amount: number, special?: number): CheckoutLine => ({
  cartItemId: id,
  quantity,
  name: `goods ${id}`,
  imageUrl: '/media/a.svg',
  weight: { value: 1, unit: 'kilogram' },
  variants: [
    {
      variantId: `v-${id}`,
      color: { name: 'red', hex: '#8c1c1c' },
      sizes: [
        { label: '', price: { amount }, ...(special !== undefined && { specialPrice: { amount: special } }) },
      ],
    },
  ],
})
const cartOf = (...items: CheckoutLine[]) => ({ items, total: { amount: 0 } })

describe('the amounts of a bill', () => {
  it('are exact to the satang, and say what special prices save', () => {
    const items = [line('1', 3, 0.1), line('2', 2, 1480, 1390.05), line('3', 1, 10, 0)]
    expect(amountsOf(items, { amount: 2790.4 })).toEqual({
      normal: 2970.3,
      saved: 179.9,
      vat: 182.55,
    })
  })

  it.each([
    [107, 7],
    [1, 0.07],
    [3260, 213.27],
    [0, 0],
  ])('take the tax of 7 %% out of %s: %s', (amount, vat) => {
    expect(amountsOf([], { amount }).vat).toBe(vat)
  })
})

describe('the changes of an order', () => {
  it('are none before anything was shown, and none when only names differ', () => {
    const now = cartOf(line('1', 1, 100))
    expect(changesOf(undefined, now)).toEqual([])
    expect(changesOf(cartOf({ ...line('1', 1, 100), name: 'another language' }), now)).toEqual([])
  })

  it('are told line by line: price, quantity, gone and new', () => {
    const before = cartOf(line('1', 1, 100, 90), line('2', 2, 50), line('3', 1, 10))
    const now = cartOf(line('1', 1, 100), line('2', 1, 50), line('4', 1, 10))
    expect(changesOf(before, now)).toEqual([
      { what: 'price', id: '1', name: 'goods 1', before: 90, now: 100 },
      { what: 'quantity', id: '2', name: 'goods 2', before: 2, now: 1 },
      { what: 'new', id: '4', name: 'goods 4' },
      { what: 'gone', id: '3', name: 'goods 3' },
    ])
  })
})
