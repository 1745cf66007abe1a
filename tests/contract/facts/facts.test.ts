import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CategoryWithAncestors, Product, ProductPage } from '../../../openapi/generated/schema.ts'
import { sampleShop } from '../../../server/import/sample-shop.ts'
import { readFilters, toQuery } from '../../../src/features/products/list/product-filters.ts'
import { discountPercent } from '../../../src/lib/formats/money.ts'
import { openTestApi, type TestApi } from '../../support/api/open-api.ts'
import { claims, newColors } from './claims.ts'
import { colorsOf, everythingPublished } from './published.ts'

const { blogs, news, banners, products } = sampleShop()

/** The fields that lists and product pages have in common. */
type Products = Pick<Product, 'code' | 'categoryPath' | 'colors' | 'price' | 'specialPrice'>[]

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function get<Body>(url: string): Promise<Body | undefined> {
  const { status, body } = await api.call('GET', url)
  return status === 200 ? (body as Body) : undefined
}

/** The products that an address of the shop shows, found as its pages find them. */
async function productsAt(address: string): Promise<Products> {
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  const id = /^\/product\/detail\/([^/]+)$/.exec(pathname)?.[1]
  if (id) {
    const product = await get<Product>(`/thai/api/products/${id}`)
    return product?.status === 'available' ? [product] : []
  }
  const path = /^\/product\/([^/]+)$/.exec(pathname)?.[1]
  const category = path && (await get<CategoryWithAncestors>(`/thai/api/categories/path/${path}`))
  if (path && !category) return []
  const query = toQuery(readFilters(searchParams), category ? category.id : undefined)
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return (await get<ProductPage>(`/thai/api/products?${search}&pageSize=100`))?.data ?? []
}

const codesOf = (products: Products) => products.map(({ code }) => code).toSorted()

/** What each banner's button has to lead to. */
const promises: Record<string, (products: Products) => void> = {
  'twelve-colours-of-cast-acrylic': (products) => {
    expect(codesOf(products)).toEqual(['AC-CAST'])
    expect(products[0]?.colors).toHaveLength(12)
  },
  'special-prices': (products) => {
    const percents = products.map(({ price, specialPrice }) => discountPercent(price, specialPrice) ?? 0)
    const range = `${Math.min(...percents)}–${Math.max(...percents)}%`
    const { th = '', en = '' } = everythingPublished.find(({ id }) => id === 'special-prices')?.words ?? {}
    expect(th).toContain(`ลด ${range}`)
    expect(th).toContain(`สินค้า ${products.length} รายการ`)
    expect(en).toContain(`${range} off`)
    expect(en).toContain(`${products.length} products`)
  },
  'engineering-plastics-cut-to-length': (products) => {
    expect(codesOf(products)).toEqual(expect.arrayContaining(['ER-MC', 'ER-PA6', 'ER-POM', 'ER-PTFE']))
    for (const { categoryPath } of products) expect(categoryPath).toBe('engineering-plastics.rods')
  },
  'clear-boxes-for-the-season': (products) =>
    expect(codesOf(products)).toEqual(['PB-ACR', 'PB-CAKE', 'PB-PET', 'PB-TUBE']),
}

/** `/media/drawings/<drawing>/<colours>.svg`. */
const drawingOf = (url = ''): string | undefined => url.split('/')[3]
const colorsIn = (url: string): string[] => /([0-9a-f-]+)\.svg$/.exec(url)?.[1]?.split('-') ?? []

describe('the banners', () => {
  it.each(banners.map(({ id, link }) => [id, link]))(
    '%s leads to what it promises',
    async (id, link = '') => {
      const article = /^\/news\/detail\/([^/]+)$/.exec(link)?.[1]
      if (article) {
        expect(id).toBe('rayong-is-open')
        expect(await get(`/api/news/thai/${article}`)).toMatchObject({ id: 'rayong-branch-opens' })
        return
      }
      const promise = promises[id]
      if (!promise) throw new Error(`Nobody has said what ${id} promises`)
      promise(await productsAt(link))
    },
  )

  it('show the branch in Rayong with what it is strong in', () => {
    const { imageUrl, imageMobileUrl } = banners.find(({ id }) => id === 'rayong-is-open') ?? {}
    expect([drawingOf(imageUrl), drawingOf(imageMobileUrl)]).toEqual(['engineering', 'engineering'])
  })
})

it('links from banners, articles and pages lead to products that are sold', async () => {
  const links = everythingPublished.flatMap(({ id, html }) =>
    [...`${html.th}${html.en}`.matchAll(/href="(\/product[^"]*)"/g)].map(([, address = '']) => ({
      id,
      address,
    })),
  )
  expect(links.length).toBeGreaterThan(8)
  for (const { id, address } of links)
    expect((await productsAt(address)).length, `${id}: ${address}`).toBeGreaterThan(0)
})

it.each(claims)('$at says what the catalogue has: $en', ({ at, th, en }) => {
  const published = everythingPublished.find(({ id }) => id === at)
  expect(published?.words.th).toContain(th)
  expect(published?.words.en).toContain(en)
})

describe('counts of colours', () => {
  const numbers = { หก: 6, six: 6, เจ็ด: 7, seven: 7, เก้า: 9, nine: 9, สิบ: 10, ten: 10, สิบสอง: 12, twelve: 12 }
  const valueOf = (figure: string) =>
    Object.entries(numbers).find(([word]) => word === figure)?.[1] ?? Number(figure)
  const counted =
    /(\d+|หก|เจ็ด|เก้า|สิบ|สิบสอง)\s?สี(?![่ก-ฮ])|\b(\d+|six|seven|nine|ten|twelve) (?:\w+ )?colours\b/g
  const countsIn = (text: string) =>
    [...text.matchAll(counted)].map(([whole, th, en = '']) => ({
      whole,
      count: valueOf(th ?? en),
    }))

  it('in content are claims that are checked above', () => {
    const checked = (id: string) =>
      claims
        .filter(({ at }) => at === id)
        .flatMap(({ th, en }) => countsIn(`${th} | ${en}`))
        .map(({ count }) => count)
    const named: Record<string, number[]> = { 'six-more-colours-2mm-cast': [newColors.length] }
    for (const { id, words } of everythingPublished)
      for (const { whole, count } of countsIn(`${words.th} | ${words.en}`))
        expect([...checked(id), ...(named[id] ?? [])], `${id}: ${whole}`).toContain(count)
  })

  it('under pictures are those of the picture', () => {
    for (const { id, cover } of [...blogs, ...news])
      for (const { whole, count } of countsIn(`${cover.alt.th} | ${cover.alt.en}`))
        expect(colorsIn(cover.url).length, `${id}: ${whole}`).toBe(count)
  })

  it('in the catalogue are those of the products', () => {
    for (const product of products) {
      const { code, name, descriptionHtml, images, variants } = product
      const alts = images.map(({ alt }) => alt)
      const texts = [name, descriptionHtml, ...alts, ...variants.map(({ label }) => label)]
      for (const { whole, count } of texts.flatMap(({ th, en }) => countsIn(`${th} | ${en}`)))
        expect(colorsOf(product).length, `${code}: ${whole}`).toBe(count)
    }
  })

  it('of a set are in its picture and in the list', async () => {
    const sets = products.filter(({ setColors }) => setColors.length > 0)
    expect(sets.map(({ code }) => code)).toEqual(['AC-FAN', 'AC-SET7'])
    for (const {
      id,
      images: [face],
      setColors,
    } of sets) {
      expect(new Set(setColors.map(({ hex }) => hex)).size).toBe(setColors.length)
      for (const { hex } of setColors) expect(face.url).toContain(hex.slice(1))
      const shown = await get<Product>(`/english/api/products/${id}`)
      expect(shown?.colors).toEqual(setColors.map(({ hex, name }) => ({ hex, name: name.en })))
    }
  })
})

it('promises of a discount stand with the special offers alone', () => {
  for (const { id, words } of everythingPublished)
    if (/(?:ลด|ส่วนลด) ?\d+|\d+% off/.test(`${words.th} ${words.en}`)) expect(id).toBe('special-prices')
})

it('opaque products are drawn opaque', () => {
  const drawn = (code: string, color: string) => {
    const product = products.find((one) => one.code === code)
    const ids = product?.variants.filter((one) => one.color.name.en === color).map(({ id }) => id)
    const pictures = product?.images.filter(({ variantId = '' }) => ids?.includes(variantId))
    return drawingOf(pictures?.find(({ url }) => url.startsWith('/media/drawings/'))?.url)
  }
  for (const color of ['Red', 'Black', 'Gold']) expect(drawn('AC-CAST', color)).toBe('acrylic-solid')
  expect(drawn('AC-OPAL', 'Opal white')).toBe('acrylic-solid')
  expect(drawn('AX-COL', 'Blue')).toBe('acrylic-lying-solid')
  expect(drawn('AC-TRAN', 'Red')).toBe('acrylic')
})
