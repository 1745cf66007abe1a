import { expect, it } from 'vitest'
import type { Product, Variant } from '../../../../openapi/generated/schema.ts'
import { colorOptions, pictureOf, readChoice, sizeOptions, type Choice } from './product-choice.ts'

const red = { name: 'แดง', hex: '#c8201e' }
const violet = { name: 'ม่วง', hex: '#6b3fa0' }

const variant = (color: Variant['color'], label: string, stock: number): Variant => ({
  variantId: `${color === red ? 'red' : 'violet'}-${label}`,
  color,
  sizes: [
    {
      label,
      price: { amount: 100 },
      weight: { value: 1, unit: 'kilogram' },
      dimensions: { width: 1, length: 1, unit: 'millimetre' },
      stock,
    },
  ],
})
const image = (url: string, variantId?: string) => ({
  url,
  alt: '',
  width: 8,
  height: 8,
  ...(variantId && { variantId }),
})

const product: Product = {
  id: 'p-1',
  code: 'P1',
  name: 'แผ่น',
  categoryPath: 'sign',
  status: 'available',
  imageUrl: '',
  imageAlt: '',
  colors: [red, violet],
  price: { amount: 100 },
  unit: 'แผ่น',
  descriptionHtml: '',
  images: [image('red', 'red-2'), image('violet', 'violet-3'), image('all')],
  similar: [],
  goesWith: [],
  facts: [],
  variants: [variant(red, '2', 0), variant(red, '3', 5), variant(violet, '3', 7), variant(violet, '5', 0)],
}
const read = (search: string) => readChoice(product, new URLSearchParams(search))
function chosen(search: string): Choice {
  const choice = read(search)
  if (!choice) throw new Error('nothing chosen')
  return choice
}
const marks = (options: { availability: string }[]) => options.map(({ availability }) => availability)

it('opens with what the address names, sold out or not', () => {
  expect(read('variant=red-2')?.variantId).toBe('red-2')
  expect(read('color=6b3fa0')?.variantId).toBe('violet-3')
})

it('opens with the first that is in stock when the address names nothing that is there', () => {
  expect(read('')?.variantId).toBe('red-3')
  expect(read('variant=gone&color=000000')?.variantId).toBe('red-3')
  expect(readChoice({ ...product, variants: [] }, new URLSearchParams())).toBeUndefined()
})

it('opens with something even when all is sold out', () => {
  const soldOut = { ...product, variants: [variant(red, '2', 0)] }
  expect(readChoice(soldOut, new URLSearchParams())?.variantId).toBe('red-2')
})

it('R3.33: shows every colour and size, also those that cannot be had together', () => {
  expect(marks(colorOptions(product, chosen('variant=red-2')))).toEqual(['soldOut', 'missing'])
  expect(marks(sizeOptions(product, chosen('variant=red-3')))).toEqual(['soldOut', 'available', 'missing'])
  expect(marks(sizeOptions(product, chosen('variant=violet-3')))).toEqual(['missing', 'available', 'soldOut'])
})

it('shows the picture of the variant, or of its colour', () => {
  expect(pictureOf(product, chosen('variant=violet-3'))).toBe(1)
  expect(pictureOf(product, chosen('variant=violet-5'))).toBe(1)
  expect(pictureOf({ ...product, images: [image('all')] }, chosen(''))).toBe(0)
})
