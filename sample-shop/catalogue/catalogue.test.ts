import { describe, expect, test } from 'vitest'
import { drawingNames, renderDrawing } from '../drawings/registry.ts'
import { renderSizeGuide } from '../drawings/size-guides/registry.ts'
import { products } from './catalogue.ts'
import { categories } from './categories.ts'
import type { Product, Text, Variant } from './types.ts'

/** Thai letters; the sign of the baht is no word. */
const THAI = /[\u0E01-\u0E3A\u0E40-\u0E5B]/
const variants = products.flatMap((product) => product.variants)

const drawn = (url: string): string | undefined => {
  const [, name, hexes] =
    /^\/media\/drawings\/([a-z-]+)\/([0-9a-f]{6}(?:-[0-9a-f]{6})*)\.svg$/.exec(url) ?? []
  return name && hexes ? renderDrawing(name, hexes.split('-')) : undefined
}
const drawingOf = (url: string): string => url.split('/')[3] ?? ''
const matrixOf = ({ variants: cells }: Product): string =>
  cells.map(({ color, label }) => `${color.hex} ${label.en}`).join('|')
const repeated = (words: readonly string[]): string[] =>
  words.filter((word, index) => words.indexOf(word) !== index)

test('the catalogue is large, and its products differ', () => {
  const counts = {
    products: products.length,
    'distinct Thai names': new Set(products.map(({ name }) => name.th)).size,
    'distinct English names': new Set(products.map(({ name }) => name.en)).size,
    'distinct matrices': new Set(products.map(matrixOf)).size,
    'distinct descriptions': new Set(products.map(({ descriptionHtml }) => descriptionHtml.th)).size,
    variants: variants.length,
    categories: categories.length,
    'drawings used': new Set([...products, ...categories].map(({ imageUrl }) => drawingOf(imageUrl))).size,
    drawings: drawingNames.length,
    special: products.filter((product) => product.variants.some((one) => one.specialPrice)).length,
    'sold out': products.filter((product) => product.variants.every((one) => one.stock === 0)).length,
    'not for sale': products.filter((product) => !product.isForSale).length,
    recommended: products.filter((product) => product.isRecommended).length,
    'with size guide': products.filter((product) => product.sizeGuide).length,
  }
  console.info(
    Object.entries(counts)
      .map(([word, count]) => `${word}: ${count}`)
      .join(', '),
  )
  expect(counts.products).toBeGreaterThanOrEqual(200)
  for (const word of ['distinct Thai names', 'distinct English names', 'distinct descriptions'] as const) {
    expect(counts[word]).toBe(counts.products)
  }
  expect(counts['distinct matrices']).toBeGreaterThanOrEqual(190)
  expect(counts['drawings used']).toBeGreaterThanOrEqual(80)
  expect(counts.special).toBeGreaterThanOrEqual(25)
  expect(counts['sold out']).toBeGreaterThanOrEqual(3)
  expect(counts['not for sale']).toBeGreaterThanOrEqual(5)
})

describe('categories', () => {
  test('are six groups, three levels deep somewhere, parents first', () => {
    expect(categories.filter((one) => !one.parentId).map((one) => one.path)).toEqual([
      'sign-materials',
      'packaging',
      'exhibition',
      'engineering-plastics',
      'product-covering',
      'plastic-rolls',
    ])
    expect(Math.max(...categories.map((one) => one.path.split('.').length))).toBe(3)
    categories.forEach((one, place) => {
      const parentPath = one.path.split('.').slice(0, -1).join('.')
      const parent = categories.findIndex((other) => other.path === parentPath)
      expect(categories[parent]?.id).toBe(one.parentId)
      expect(parent).toBeLessThan(place)
      expect(one.path).toMatch(/^[a-z-]+(\.[a-z-]+)*$/)
    })
  })

  test('are all stocked, and each product lies on a shelf without shelves', () => {
    const leaves = categories.filter((one) => !categories.some((other) => other.parentId === one.id))
    expect(new Set(products.map((product) => product.categoryPath))).toEqual(
      new Set(leaves.map((one) => one.path)),
    )
  })
})

test('pictures say where their products stand, unless they lie', () => {
  const ofCode = (wanted: string) => products.find(({ code }) => code === wanted)?.images[0]?.goodsBox
  expect(ofCode('AC-THICK')).toBeUndefined()
  expect(ofCode('AC-CLR')).toEqual([19, 3, 82, 88])
})

test('ids and codes are unique, and look the same everywhere', () => {
  const words = [
    products.map((one) => one.id),
    products.map((one) => one.code),
    variants.map((one) => one.id),
    categories.map((one) => one.id),
  ]
  for (const list of words) expect(repeated(list)).toEqual([])
  for (const id of [...products, ...variants, ...categories].map((one) => one.id))
    expect(id).toMatch(/^[a-z0-9.-]+$/i)
  for (const { id, variants: own } of products)
    for (const one of own) expect(one.id.startsWith(`${id}-`)).toBe(true)
})

test('every picture and size guide can be drawn', () => {
  const urls = [
    ...categories.map((one) => one.imageUrl),
    ...products.flatMap((product) => [product.imageUrl, ...product.images.map((image) => image.url)]),
    ...variants.map((one) => one.imageUrl),
  ]
  expect([...new Set(urls)].filter((url) => drawn(url) === undefined)).toEqual([])
  for (const { sizeGuide } of products) {
    if (sizeGuide) expect(renderSizeGuide(sizeGuide, 'th')).toContain('<svg')
  }
})

test('pictures belong to variants of the product, and its face is one of them', () => {
  for (const product of products) {
    const ids = product.variants.map((one) => one.id)
    expect(product.images.map((image) => image.url)).toContain(product.imageUrl)
    for (const { variantId } of product.images) if (variantId) expect(ids).toContain(variantId)
  }
})

test('similar products exist, are others, and are for sale', () => {
  const byId = new Map(products.map((product) => [product.id, product]))
  for (const product of products) {
    expect(product.similarIds.length).toBeGreaterThanOrEqual(3)
    expect(repeated(product.similarIds)).toEqual([])
    for (const id of product.similarIds) {
      expect(id).not.toBe(product.id)
      expect(byId.get(id)?.isForSale).toBe(true)
    }
  }
})

test('every variant has a weight, a price, a stock, and a special price under the price', () => {
  for (const one of variants) {
    expect(one.weightGrams, one.id).toBeGreaterThan(0)
    expect(Number.isInteger(one.weightGrams)).toBe(true)
    expect(one.price, one.id).toBeGreaterThan(0)
    expect(Math.round(one.price * 100)).toBe(one.price * 100)
    if (one.specialPrice !== undefined) {
      expect(one.specialPrice).toBeGreaterThan(0)
      expect(one.specialPrice, one.id).toBeLessThan(one.price)
    }
    expect(Number.isInteger(one.stock) && one.stock >= 0).toBe(true)
    const { width, length, thickness } = one.dimensions
    expect(Math.min(width, length, thickness ?? 1)).toBeGreaterThan(0)
  }
})

test('weight is density times volume, to the gram', () => {
  const area = ({ dimensions: { width, thickness = 0 } }: Variant, shape: Product['shape']): number => {
    if (shape === 'rod') return (Math.PI * width * width) / 4
    if (shape === 'tube') return Math.PI * thickness * (width - thickness)
    return width * thickness
  }
  const weighed = products.filter((product) => product.density !== undefined && product.shape !== 'piece')
  expect(weighed.length).toBeGreaterThan(70)
  for (const { density = 0, shape, variants: own } of weighed) {
    for (const one of own) {
      const grams = (density * area(one, shape) * one.dimensions.length) / 1000
      expect(Math.abs(one.weightGrams - grams), one.id).toBeLessThanOrEqual(0.5 + 1e-6)
    }
  }
})

test('of two that differ in thickness alone the thicker costs more', () => {
  for (const { shape, variants: own } of products) {
    if (shape === 'piece') continue
    for (const thin of own) {
      for (const thick of own) {
        const [a, b] = [thin.dimensions, thick.dimensions]
        const comparable = thin.color === thick.color && a.width === b.width && a.length === b.length
        if (comparable && (a.thickness ?? 0) < (b.thickness ?? 0))
          expect(thick.price, thick.id).toBeGreaterThan(thin.price)
      }
    }
  }
})

describe('words', () => {
  const names: readonly Text[] = [
    ...categories.map((one) => one.name),
    ...products.flatMap((product) => [product.name, product.unit, product.imageAlt, product.descriptionHtml]),
    ...variants.map((one) => one.color.name),
  ]

  test('are Thai in Thai, and English in English', () => {
    expect(names.filter(({ th }) => !THAI.test(th))).toEqual([])
    expect(
      [...names, ...variants.map((one) => one.label)].filter(({ en }) => THAI.test(en) || en.trim() === ''),
    ).toEqual([])
    expect(repeated(categories.map((one) => one.name.th))).toEqual([])
  })

  test('in Thai begin with Thai', () => {
    const latin = products.map(({ name }) => name.th).filter((name) => !THAI.test(name.slice(0, 1)))
    expect(latin).toEqual([])
  })

  test('describe: paragraphs and a list, closed, with nothing else', () => {
    for (const { descriptionHtml, code } of products) {
      for (const html of [descriptionHtml.th, descriptionHtml.en]) {
        expect(html, code).toMatch(
          /^(<p>[^<]{20,}<\/p>)+<ul>(<li><strong>[^<]+<\/strong>[^<]+<\/li>)+<\/ul>$/,
        )
      }
      expect(descriptionHtml.th.split('</p>').length).toBe(descriptionHtml.en.split('</p>').length)
    }
  })
})

test('the days of arrival lie in the past and spread over the years', () => {
  const days = products.map((product) => Date.parse(product.createdAt))
  expect(Math.max(...days)).toBeLessThan(Date.UTC(2024, 11, 1))
  expect(new Set(products.map((product) => product.createdAt.slice(0, 4))).size).toBe(4)
})
