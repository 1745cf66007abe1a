import { expect, it } from 'vitest'
import type { Product, Variant } from '../../../../../openapi/generated/schema.ts'
import { colorOptions, picturesOf, readChoice, sizeOptions, type Choice } from './product-choice.ts'

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

it('shows the pictures of the chosen colour, that of the variant first, then those of no colour', () => {
  const urls = (images: Product['images'], search: string) =>
    picturesOf({ ...product, images }, chosen(search)).map(({ url }) => url)
  const images = [image('all'), image('red', 'red-2'), image('violet', 'violet-3'), image('red 3', 'red-3')]
  expect(urls(images, 'variant=red-2')).toEqual(['red', 'red 3', 'all'])
  expect(urls(images, 'variant=red-3')).toEqual(['red 3', 'red', 'all'])
  expect(urls(images, 'variant=violet-5')).toEqual(['violet', 'all'])
})

it('shows what there is where the chosen colour has no picture; that of a variant gone is of no colour', () => {
  const images = [image('red', 'red-2'), image('gone', 'red-9')]
  expect(picturesOf({ ...product, images: images.slice(0, 1) }, chosen('variant=violet-3'))).toHaveLength(1)
  expect(picturesOf({ ...product, images }, chosen('variant=violet-3'))).toEqual(images.slice(1))
})
