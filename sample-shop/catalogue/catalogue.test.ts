import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../server/config.ts'
import { drawingNames, renderDrawing } from '../drawings/registry.ts'
import { renderSizeGuide } from '../drawings/size-guides/registry.ts'
import { goodsBoxOf } from '../drawings/goods-box.ts'
import { pictureSize } from '../drawings/shared-picture.ts'
import { sampleShop } from '../../server/import/sample-shop.ts'
import type { Product, Text, Variant } from '../../server/import/shop.ts'

const { products, categories, materials } = sampleShop()

/** Thai letters; the sign of the baht is no word. */
const THAI = /[\u0E01-\u0E3A\u0E40-\u0E5B]/
const variants = products.flatMap((product) => product.variants)

const drawn = (url: string): string | undefined => {
  const [, name, hexes] =
    /^\/media\/drawings\/([a-z-]+)\/([0-9a-f]{6}(?:-[0-9a-f]{6})*)\.svg$/.exec(url) ?? []
  return name && hexes ? renderDrawing(name, hexes.split('-')) : undefined
}
const drawingOf = (url: string): string => url.split('/')[3] ?? ''
const isPhotograph = (url: string): boolean => url.startsWith('/media/photographs/')
const urlsOf = ({ images }: Product): string[] => images.map(({ url }) => url)
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
    'drawings used': new Set(
      [...products.flatMap(urlsOf), ...categories.map(({ imageUrl }) => imageUrl)]
        .filter((url) => !isPhotograph(url))
        .map(drawingOf),
    ).size,
    'photographs used': new Set(products.flatMap(urlsOf).filter(isPhotograph)).size,
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

test('pictures say where their products stand in the drawing, unless they lie', () => {
  const drawings = (images: Product['images']) => images.filter(({ url }) => !isPhotograph(url))
  for (const { url, goodsBox } of products.flatMap(({ images }) => drawings(images)))
    expect(goodsBox, url).toEqual(goodsBoxOf(drawingOf(url)))
  const ofCode = (wanted: string) =>
    products.filter(({ code }) => code === wanted).flatMap(({ images }) => drawings(images))[0]?.goodsBox
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
    expect(id).toMatch(/^[a-z0-9_-]+$/)
  for (const { id, variants: own } of products)
    for (const one of own) expect(one.id.startsWith(`${id}-`)).toBe(true)
})

test('every picture and size guide can be drawn', () => {
  const urls = [...categories.map((one) => one.imageUrl), ...products.flatMap(urlsOf)]
  const drawings = new Set(urls.filter((url) => !isPhotograph(url)))
  expect([...drawings].filter((url) => drawn(url) === undefined)).toEqual([])
  for (const { sizeGuide } of products) {
    if (sizeGuide) expect(renderSizeGuide(sizeGuide, 'th')).toContain('<svg')
  }
})

const photographs = join(projectRoot(), 'sample-shop/photographs')

test('each photograph is there in all its sizes, is used, and is a small file', async () => {
  const used = new Set(products.flatMap(urlsOf).filter(isPhotograph))
  expect(new Set((await readdir(photographs)).map((name) => `/media/photographs/${name}/800.jpg`))).toEqual(
    used,
  )
  let bytes = 0
  for (const url of used) {
    const folder = join(photographs, url.split('/')[3] ?? '')
    for (const width of [400, 800, 1600])
      for (const kind of ['webp', 'jpeg'] as const) {
        const file = join(folder, `${width}.${kind.replace('jpeg', 'jpg')}`)
        expect(await sharp(file).metadata(), file).toMatchObject({ format: kind, width, height: width })
        bytes += (await stat(file)).size
      }
    const shared = join(folder, 'shared.jpg')
    expect(await sharp(shared).metadata(), shared).toMatchObject({ format: 'jpeg', ...pictureSize })
    bytes += (await stat(shared)).size
  }
  expect(bytes).toBeLessThan(12_000_000)
})

test('a photograph comes before the drawings of its colour, which the product keeps', () => {
  for (const { code, images } of products) {
    const photographed = images.filter(({ url }) => isPhotograph(url))
    if (photographed.length === 0) continue
    expect(images.length, code).toBeGreaterThan(photographed.length)
    // What shows the goods in every colour, a scale or a finished sign, stands anywhere.
    for (const { url, variantId } of photographed.filter((image) => image.variantId !== undefined))
      expect(images.find((image) => image.variantId === variantId)?.url, code).toBe(url)
  }
})

test('each colour of a product has its picture', () => {
  for (const product of products) {
    const shown = product.images.map(({ variantId }) => variantId)
    const colors = product.variants.filter(({ id }) => shown.includes(id)).map(({ color }) => color.hex)
    expect(new Set(colors), product.code).toEqual(new Set(product.variants.map(({ color }) => color.hex)))
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
  const area = ({ dimensions: { width, thickness = 0 } }: Variant, { sizeGuide }: Product): number => {
    if (sizeGuide === 'rod') return (Math.PI * width * width) / 4
    if (sizeGuide === 'tube') return Math.PI * thickness * (width - thickness)
    return width * thickness
  }
  const densityOf = ({ materialId }: Product): number => {
    const facts = materials.find(({ id }) => id === materialId)?.facts ?? []
    return Number.parseFloat(facts.find(({ name }) => name.en === 'Density')?.value.en ?? '0')
  }
  // Hollow boards and what is sold by grammage weigh as their maker says.
  const isMassive = ({ sizeGuide = '', categoryPath, variants: own }: Product) =>
    ['sheet', 'roll', 'rod', 'tube'].includes(sizeGuide) &&
    categoryPath !== 'sign-materials.boards.corrugated' &&
    !own.some(({ label }) => label.en.includes('gsm'))
  const weighed = products.filter((product) => densityOf(product) > 0 && isMassive(product))
  expect(weighed.length).toBeGreaterThan(70)
  for (const product of weighed) {
    for (const one of product.variants) {
      const grams = (densityOf(product) * area(one, product) * one.dimensions.length) / 1000
      expect(Math.abs(one.weightGrams - grams), one.id).toBeLessThanOrEqual(0.5 + 1e-6)
    }
  }
})

test('of two that differ in thickness alone the thicker costs more', () => {
  for (const { sizeGuide = '', variants: own } of products) {
    if (!['sheet', 'roll', 'rod', 'tube'].includes(sizeGuide)) continue
    for (const thin of own) {
      for (const thick of own) {
        const [a, b] = [thin.dimensions, thick.dimensions]
        const comparable = thin.color.hex === thick.color.hex && a.width === b.width && a.length === b.length
        if (comparable && (a.thickness ?? 0) < (b.thickness ?? 0))
          expect(thick.price, thick.id).toBeGreaterThan(thin.price)
      }
    }
  }
})

describe('words', () => {
  const names: readonly Text[] = [
    ...categories.map((one) => one.name),
    ...products.flatMap(({ name, unit, images: [face], descriptionHtml }) => [
      name,
      unit,
      face.alt,
      descriptionHtml,
    ]),
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
  const days = products.map(({ createdAt }) => createdAt.getTime())
  expect(Math.max(...days)).toBeLessThan(Date.UTC(2024, 11, 1))
  expect(new Set(products.map(({ createdAt }) => createdAt.getUTCFullYear())).size).toBe(4)
})
