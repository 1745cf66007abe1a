import { expect, it } from 'vitest'
import type { Product, Variant } from '../../../../openapi/generated/schema.ts'
import { comparedColumns } from './compared-columns.ts'

const red = { name: 'แดง', hex: '#c8201e' }
const blue = { name: 'น้ำเงิน', hex: '#1f4fa8' }

const variant = (
  variantId: string,
  color: Variant['color'],
  size: Partial<Variant['sizes'][number]>,
): Variant => ({
  variantId,
  color,
  sizes: [
    {
      label: '600 × 1,200 × 2 มม.',
      price: { amount: 300 },
      weight: { value: 850, unit: 'gram' },
      dimensions: { width: 600, length: 1200, thickness: 2, unit: 'millimetre' },
      stock: 3,
      ...size,
    },
  ],
})

const large = {
  label: '1,220 × 2,440 × 5 มม.',
  price: { amount: 1500 },
  specialPrice: { amount: 250 },
  weight: { value: 17.7, unit: 'kilogram' as const },
  dimensions: { width: 1220, length: 2440, thickness: 5, unit: 'millimetre' as const },
  stock: 4,
}
const sheet: Product = {
  id: 'p-1',
  code: 'AC',
  name: 'อะคริลิก',
  categoryPath: 'sign-materials.acrylic',
  status: 'available',
  imageUrl: '/media/a.svg',
  imageAlt: '',
  colors: [red, blue],
  price: { amount: 250 },
  unit: 'แผ่น',
  descriptionHtml: '',
  images: [],
  similar: [],
  goesWith: [],
  facts: [],
  variants: [variant('v-1', red, {}), variant('v-2', red, large), variant('v-3', blue, { stock: 0 })],
}

it('adds up all variants of a product', () => {
  const [column] = comparedColumns([{ productId: 'p-1' }], [sheet])
  expect(column).toMatchObject({ colors: [red, blue], stock: 7, isFrom: true, price: large })
  expect(column?.sizes).toEqual({
    count: 2,
    smallest: { width: 600, length: 1200, thickness: 2, unit: 'millimetre' },
    largest: { width: 1220, length: 2440, thickness: 5, unit: 'millimetre' },
    thickness: { min: 2, max: 5 },
    weight: { min: { value: 850, unit: 'gram' }, max: { value: 17.7, unit: 'kilogram' } },
  })
})

it('takes one variant alone where a row was chosen', () => {
  const [column] = comparedColumns([{ productId: 'p-1', variantId: 'v-3' }], [sheet])
  expect(column).toMatchObject({ colors: [blue], stock: 0, isFrom: false })
  expect(column?.sizes).toMatchObject({ count: 1, label: '600 × 1,200 × 2 มม.' })
})

it('leaves out what no longer exists', () => {
  const goods = [{ productId: 'p-gone' }, { productId: 'p-1', variantId: 'v-gone' }]
  expect(comparedColumns(goods, [sheet])).toEqual([])
})
