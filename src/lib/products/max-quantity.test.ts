import { expect, it } from 'vitest'
import { maxQuantity } from './max-quantity.ts'

it.each([
  [0, 1],
  [7, 7],
  [9999, 9999],
  [12_000, 9999],
])('a line takes of %i in stock at most %i', (stock, most) => {
  expect(maxQuantity(stock)).toBe(most)
})
