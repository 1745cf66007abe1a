import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedWhenEmpty } from '../../server/seed/seed.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { addTestStaff, staffSession } from '../support/api/staff.ts'
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts'
import { sandboxSettings } from '../../server/shop/common/shop-settings.ts'
import { pages, shopUrl } from './site.ts'

const settings = { ...sandboxSettings, mode: 'production' as const, shopUrl }

let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await createTestDatabase()
  api = await openTestApi({ on: database, pages, settings })
  await seedWhenEmpty(api.database.pool, settings.mode)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

const readPage = async (path: string, language: string) => {
  const { status, body } = await api.call('GET', path, {
    headers: { cookie: `current-language=${language}` },
  })
  return { status, page: String(body) }
}

const noGoods = { th: 'ยังไม่มีสินค้าเปิดขาย', en: 'There are no products on sale yet' }

it.each(['th', 'en'] as const)(
  'R19.13: a shop in production that has no goods yet shows its pages and says so (%s)',
  async (language) => {
    for (const path of ['/', '/product', '/product?keyword=acrylic', '/product?view=table']) {
      const { status, page } = await readPage(path, language)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(page, path).toContain(noGoods[language])
    }
    for (const path of ['/product?special=true', '/blogs', '/news', '/about'])
      expect({ path, status: (await readPage(path, language)).status }).toEqual({ path, status: 200 })
    for (const path of ['/termandcon', '/privacyPolicy', '/product/detail/p-001'])
      expect({ path, status: (await readPage(path, language)).status }).toEqual({ path, status: 404 })
  },
)

it.each(['thai', 'english'])('and its API has empty lists (%s)', async (language) => {
  const read = async (path: string) => (await api.call('GET', `/${language}/api/${path}`)).body
  expect(await read('categories/root')).toEqual([])
  for (const path of ['products', 'products?keyword=acrylic', 'product-variants'])
    expect(await read(path), path).toMatchObject({ data: [], totalRecords: 0 })
  expect(await read('search-suggestions?keyword=acrylic')).toMatchObject({ products: [], categories: [] })
})

it('R19.13: its owner writes the terms, which nobody had written', async () => {
  const headers = await staffSession(api.database, (await addTestStaff(api.database)).id)
  const path = '/api/office/contents/page/terms'
  expect((await api.call('GET', path, { headers })).status).toBe(404)
  const none = { th: '', en: '' }
  const body = {
    ...{ title: { th: 'ข้อกำหนด', en: 'Terms' }, html: { th: '<p>ส่งทุกวัน</p>', en: '<p>Daily</p>' } },
    ...{ excerpt: none, cover: '', coverAlt: none },
  }
  const saved = await api.call('PUT', path, { headers, body: { version: 0, wish: 'published', body } })
  expect(saved.status).toBe(200)
  const terms = await readPage('/termandcon', 'th')
  expect(terms.status).toBe(200)
  expect(terms.page).toContain('ส่งทุกวัน')
  await api.database.pool.query('delete from pages')
})

it('search engines find its home page alone', async () => {
  const { status, body } = await api.call('GET', '/sitemap.xml')
  expect(status).toBe(200)
  const addresses = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([`${shopUrl}/`, `${shopUrl}/?lang=en`])
  expect((await api.call('GET', '/robots.txt')).status).toBe(200)
})
