import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inEnglish, pageKinds } from './page-kinds.ts'
import { openSite, shopUrl, type ReadPage, type Site } from './site.ts'

let site: Site
/** Each page is read once. */
const read = new Map<string, Promise<ReadPage>>()
const pageAt = (path: string): Promise<ReadPage> => {
  const page = read.get(path) ?? site.read(path)
  read.set(path, page)
  return page
}

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.api.close())

const pathOf = (address: string | undefined) => (address ?? '').slice(shopUrl.length)

describe.each(pageKinds)('$path', ({ path }) => {
  it('names itself and its other language, and each names the same', async () => {
    const english = inEnglish(path)
    const [thaiPage, englishPage] = [await pageAt(path), await pageAt(english)]
    expect(thaiPage).toMatchObject({ status: 200, language: 'th', canonical: shopUrl + path })
    expect(englishPage).toMatchObject({ status: 200, language: 'en', canonical: shopUrl + english })
    const alternates = { th: shopUrl + path, en: shopUrl + english, 'x-default': shopUrl + path }
    expect(thaiPage.alternates).toEqual(alternates)
    expect(englishPage.alternates).toEqual(alternates)
  })

  it.each([path, inEnglish(path)])(
    '%s has a title, a description and a picture to share',
    async (address) => {
      const { title, meta, canonical, language } = await pageAt(address)
      const description = meta.get('description') ?? ''
      expect(description.length).toBeGreaterThan(20)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(/[ก-๙]/.test(description)).toBe(language === 'th')
      expect(Object.fromEntries(meta)).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:url': canonical,
        'og:locale': language === 'th' ? 'th_TH' : 'en_US',
        'og:image': expect.stringMatching(
          /^https:\/\/shop\.example\/media\/(drawings\/.+\.png|photographs\/.+\/shared\.jpg)$/,
        ),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\S/),
        'twitter:card': 'summary_large_image',
      })
      expect(meta.has('robots')).toBe(false)
    },
  )
})

it('no two kinds of pages have the same title or description', async () => {
  const all = await Promise.all(pageKinds.map(({ path }) => pageAt(path)))
  expect(new Set(all.map(({ title }) => title)).size).toBe(pageKinds.length)
  expect(new Set(all.map(({ meta }) => meta.get('description'))).size).toBe(pageKinds.length)
})

it.each([
  ['/product/detail/p-ac-cast?variant=p-ac-cast-red-300x600x2', '/product/detail/p-ac-cast'],
  ['/product/detail/p-ac-cast?auth=login&next=%2Fcart', '/product/detail/p-ac-cast'],
  ['/PRODUCT/detail/p-ac-cast/', '/product/detail/p-ac-cast'],
  ['/product/packaging', '/product/c-packaging'],
  ['/product?color=c8201e&sort=priceAsc&page=2', '/product'],
  ['/product?utm_source=line&page=2', '/product?page=2'],
  ['/product/c-packaging?page=2', '/product/c-packaging?page=2'],
  ['/blogs?page=2&lang=en', '/blogs?page=2&lang=en'],
  ['/blogs?page=1', '/blogs'],
  ['/news/detail', '/news/detail/six-more-colours-2mm-cast'],
])('%s is listed as %s', async (asked, listed) => {
  expect(pathOf((await site.read(asked)).canonical)).toBe(listed)
})

it('a page follows the language that its visitor has chosen, and says so', async () => {
  const { language, canonical } = await site.read('/about', { cookie: 'current-language=en' })
  expect({ language, canonical }).toEqual({ language: 'en', canonical: `${shopUrl}/about?lang=en` })
})

it.each([
  ['/product?keyword=acrylic', 200],
  ['/demo', 200],
  ['/product/detail/no-such-product', 404],
  ['/product/no-such-category', 404],
  ['/blogs/detail/no-such-article', 404],
  ['/news/detail/no-such-article', 404],
  ['/banner/no-such-banner', 404],
  ['/no/such/page', 404],
])('%s is not listed', async (path, status) => {
  const page = await site.read(path)
  expect(page).toMatchObject({ status, canonical: undefined, alternates: {}, data: undefined })
  expect(page.meta.get('robots')).toBe('noindex')
})

it.each(['/cart', '/checkout', '/profile', '/profile/order-detail'])(
  '%s is not listed for a customer either',
  async (path) => {
    const { status, meta, canonical } = await site.read(path, { cookie: 'access_token=any' })
    expect({ status, robots: meta.get('robots'), canonical }).toEqual({
      status: 200,
      robots: 'noindex',
      canonical: undefined,
    })
  },
)

it('the second page of a list says in its description that it is the second', async () => {
  const { meta } = await site.read('/blogs?page=2&lang=en')
  expect(meta.get('description')).toMatch(/\(page 2\)$/)
})
