import { beforeEach, expect, it, vi } from 'vitest'
import { clearCompared, compared, toggleCompared } from './comparison.ts'

const sheet = { productId: 'p-1' }
const variant = { productId: 'p-1', variantId: 'v-1' }

beforeEach(() => clearCompared())

it('adds goods and takes them off again; a variant is not its product', () => {
  toggleCompared(sheet)
  toggleCompared(variant)
  expect(compared.read()).toEqual([sheet, variant])
  toggleCompared(sheet)
  expect(compared.read()).toEqual([variant])
})

it('holds four at most', () => {
  for (const number of [1, 2, 3, 4, 5]) toggleCompared({ productId: `p-${number}` })
  expect(compared.read()).toHaveLength(4)
  expect(sessionStorage.getItem('compared-products')).not.toContain('p-5')
  toggleCompared({ productId: 'p-4' })
  toggleCompared({ productId: 'p-5' })
  expect(compared.read().at(-1)).toEqual({ productId: 'p-5' })
})

it('keeps the choice for the visit, and gives the same array while nothing changes', () => {
  toggleCompared(variant)
  expect(sessionStorage.getItem('compared-products')).toBe('[{"productId":"p-1","variantId":"v-1"}]')
  expect(compared.read()).toBe(compared.read())
})

it.each(['no JSON', '{}', '[1, null, {"productId": 3}, {"productId": "p-1", "variantId": 2}]'])(
  'reads nothing from %s',
  (text) => {
    sessionStorage.setItem('compared-products', text)
    expect(compared.read()).toEqual([])
  },
)

it('tells who listens, until they stop', () => {
  const heard = vi.fn<() => void>()
  const stop = compared.follow(heard)
  toggleCompared(sheet)
  stop()
  toggleCompared(sheet)
  expect(heard).toHaveBeenCalledTimes(1)
})
