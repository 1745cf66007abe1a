import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Product } from '../../openapi/generated/schema.ts'
import { afterLag } from '../support/api/after-lag.ts'
import { inEnglish, pageKinds } from './page-kinds.ts'
import { openSite, shopUrl, type Site } from './site.ts'
import { vocabularyFaults } from './vocabulary.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.api.close())
afterEach(() => void vi.useRealTimers())

type Node = Record<string, unknown>

async function nodesOf(path: string): Promise<Node[]> {
  const { data } = await site.read(path)
  if (data === undefined) return []
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph'] as Node[]
}

async function nodeOf(path: string, type: string): Promise<Node> {
  const node = (await nodesOf(path)).find((one) => one['@type'] === type)
  if (!node) throw new Error(`${path} has no ${type}`)
  return node
}

const absolute = expect.stringMatching(/^https:\/\/shop\.example\//)

describe.each(pageKinds)('$path', ({ path, types }) => {
  it.each([path, inEnglish(path)])('%s keeps to the vocabulary of schema.org', async (address) => {
    const nodes = await nodesOf(address)
    expect(nodes.map((node) => node['@type'])).toEqual(types)
    expect(nodes.flatMap((node) => vocabularyFaults(node))).toEqual([])
  })
})

it('the check of the vocabulary sees wrong types, properties, values and members', () => {
  const offer = { '@type': 'Offer', availability: 'https://schema.org/Plenty', prize: 5, seller: 7 }
  expect(vocabularyFaults({ '@type': 'Sheet' })).toHaveLength(1)
  expect(vocabularyFaults({ '@type': 'Product', offers: [offer] })).toHaveLength(3)
  expect(vocabularyFaults({ '@type': 'Product', offers: { '@type': 'Place' } })).toHaveLength(1)
})

// https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
it('a product has what search engines require of goods: name, picture, and a price for each variant', async () => {
  const { body } = await site.api.call('GET', '/english/api/products/p-ac-cast')
  const product = body as Product
  const data = await nodeOf('/product/detail/p-ac-cast?lang=en', 'Product')
  expect(data).toMatchObject({
    name: product.name,
    sku: product.code,
    url: absolute,
    category: expect.stringMatching(/^Advertising sign materials > /),
    material: product.material?.name,
  })
  expect(data.image).toContain(
    `${shopUrl}${product.imageUrl.replace(/svg$/, 'png').replace('800.jpg', 'shared.jpg')}`,
  )
  const offers = data.offers as Node[]
  expect(offers.map(({ sku }) => sku)).toEqual(product.variants.map(({ variantId }) => variantId))
  product.variants.forEach(({ variantId, sizes }, index) => {
    const [size] = sizes
    const paid = size?.specialPrice?.amount ?? size?.price.amount
    const specification = offers[index]?.priceSpecification
    expect(offers[index]).toMatchObject({
      price: paid,
      priceCurrency: 'THB',
      availability: `https://schema.org/${size?.stock ? 'InStock' : 'OutOfStock'}`,
      url: `${shopUrl}/product/detail/p-ac-cast?lang=en&variant=${variantId}`,
    })
    expect([specification].flat()[0]).toMatchObject({
      price: paid,
      priceCurrency: 'THB',
      valueAddedTaxIncluded: true,
    })
  })
})

it('R21.13: a product has its rating and reviews; one that nobody reviewed has neither', async () => {
  const { body } = await site.api.call('GET', '/thai/api/products/p-ac-cast')
  const { rating, reviews } = body as Product
  const data = await nodeOf('/product/detail/p-ac-cast', 'Product')
  expect(data.aggregateRating).toMatchObject({ ratingValue: rating?.average, reviewCount: rating?.count })
  expect(data.review).toMatchObject(
    (reviews ?? []).map(({ author, text, stars }) => ({
      author: { name: author },
      reviewBody: text,
      reviewRating: { ratingValue: stars },
    })),
  )
  expect(data.review).toHaveLength(3)
  const other = await nodeOf('/product/detail/p-cp-sign', 'Product')
  expect(other).not.toHaveProperty('aggregateRating')
  expect(other).not.toHaveProperty('review')
})

it('a special price stands beside the struck-through regular one', async () => {
  const { body } = await site.api.call('GET', '/thai/api/products?special=true&pageSize=1')
  const [cheap] = (body as { data: { id: string }[] }).data
  const data = await nodeOf(`/product/detail/${cheap?.id}`, 'Product')
  const reduced = (data.offers as Node[]).find((offer) => Array.isArray(offer.priceSpecification))
  const [paid, regular] = (reduced?.priceSpecification ?? []) as { price: number; priceType?: string }[]
  expect(paid?.price).toBe(reduced?.price)
  expect(regular?.priceType).toBe('https://schema.org/StrikethroughPrice')
  expect(regular?.price).toBeGreaterThan(paid?.price ?? Infinity)
})

it('cancelled products say that they are discontinued', async () => {
  const { rows } = await site.api.database.pool.query(
    'select id from products where not is_for_sale and price_satang is not null limit 1',
  )
  const data = await nodeOf(`/product/detail/${rows[0].id}`, 'Product')
  const offers = data.offers as Node[]
  expect(new Set(offers.map(({ availability }) => availability))).toEqual(
    new Set(['https://schema.org/Discontinued']),
  )
})

// https://developers.google.com/search/docs/appearance/structured-data/article
it.each([
  ['/blogs/detail/cutting-acrylic', 'BlogPosting'],
  ['/news/detail/rayong-branch-opens', 'NewsArticle'],
])('%s has what search engines ask of an article', async (path, type) => {
  const data = await nodeOf(path, type)
  expect(data).toMatchObject({
    headline: expect.stringMatching(/\S/),
    image: [absolute],
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    author: { name: 'แผ่น Phaen', url: absolute },
    publisher: { name: 'แผ่น Phaen', logo: `${shopUrl}/icon-512.png` },
    mainEntityOfPage: `${shopUrl}${path}`,
  })
  expect(String(data.headline).length).toBeLessThanOrEqual(110)
})

// https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
it('breadcrumbs lead from the home page to the page itself', async () => {
  const data = await nodeOf('/product/detail/p-ac-cast', 'BreadcrumbList')
  const steps = data.itemListElement as { position: number; name: string; item: string }[]
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
  expect(steps.map(({ item }) => item)).toEqual([
    `${shopUrl}/`,
    `${shopUrl}/product`,
    expect.stringMatching(/\/product\/c-/),
    expect.stringMatching(/\/product\/c-/),
    expect.stringMatching(/\/product\/c-/),
    `${shopUrl}/product/detail/p-ac-cast`,
  ])
  for (const { name, item } of steps.slice(0, -1)) {
    const { status, canonical } = await site.read(item.slice(shopUrl.length))
    expect({ name, status, canonical }).toEqual({ name, status: 200, canonical: item })
  }
})

// https://developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox
it.each(['/', '/?lang=en'])('the search that %s names finds products', async (home) => {
  const data = await nodeOf(home, 'WebSite')
  const action = data.potentialAction as { target: { urlTemplate: string }; 'query-input': string }
  expect(action['query-input']).toBe('required name=search_term_string')
  const address = new URL(action.target.urlTemplate.replace('{search_term_string}', 'acrylic'))
  expect(address.origin).toBe(shopUrl)
  const { status, title, language } = await site.read(address.pathname + address.search)
  expect({ status, language }).toEqual({ status: 200, language: home === '/' ? 'th' : 'en' })
  expect(title).toContain('acrylic')
})

it('a name cannot close the block of data', async () => {
  await site.api.database.pool.query(
    `update products set name_en = '</script><script>alert(1)</script>' where id = 'p-ac-cast'`,
  )
  const nameNow = async () => (await nodeOf('/product/detail/p-ac-cast?lang=en', 'Product')).name
  await afterLag(nameNow).toBe('</script><script>alert(1)</script>')
})
