import { expect, it } from 'vitest'
import { listPrice } from './list-price.ts'

const size = { width: 1220, length: 2440, thickness: 3, unit: 'millimetre' as const }
const weight = { value: 10.63, unit: 'kilogram' as const }
const product = {
  id: 'p-1',
  code: 'AC',
  name: 'อะคริลิก',
  categoryPath: 'sign-materials.acrylic',
  status: 'available' as const,
  imageUrl: '/media/a.svg',
  imageAlt: '',
  colors: [],
  price: { amount: 93 },
  unit: 'แผ่น',
  sizes: { count: 2, smallest: size, largest: size, weight: { min: weight, max: weight } },
}

it('is the lowest price where there are several sizes, and says so', () => {
  expect(listPrice(product)).toMatchObject({ price: { amount: 93 }, isFrom: true })
  expect(listPrice({ ...product, sizes: { ...product.sizes, count: 1 } })).toMatchObject({ isFrom: false })
})

it('is the price of the variant that was asked for', () => {
  const asked = {
    variantId: 'v-1',
    label: '1,220 × 2,440 × 3 มม.',
    color: { name: 'ใส', hex: '#bfdad6' },
    price: { amount: 1350 },
    specialPrice: { amount: 1215 },
  }
  expect(listPrice({ ...product, asked })).toEqual({
    price: { amount: 1350 },
    specialPrice: { amount: 1215 },
    isFrom: false,
  })
})
