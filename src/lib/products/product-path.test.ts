import { expect, it } from 'vitest'
import { productPath } from './product-path.ts'

it('opens the page of a product, and a variant of it whatever its id holds', () => {
  expect(productPath('p-1')).toBe('/product/detail/p-1')
  expect(productPath('p-1', 'v-2')).toBe('/product/detail/p-1?variant=v-2')
  expect(productPath('p-1', 'v&2')).toBe('/product/detail/p-1?variant=v%262')
})
