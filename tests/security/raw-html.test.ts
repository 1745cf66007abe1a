import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { pages } from '../found/site.ts'

/** As an editor's or an importer's program may write it, which knows nothing of the shop's rules. */
const raw =
  '<p onclick="attack()">words of an editor</p><script>attack()</script><img src="x" onerror="attack()"><a href="javascript:attack()">a</a>'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ pages })
  for (const [table, column] of [
    ['product_descriptions', 'html'],
    ['articles', 'content'],
    ['banners', 'content'],
    ['pages', 'content'],
  ])
    await api.database.pool.query(`update ${table} set ${column}_th = $1, ${column}_en = $1`, [raw])
})
afterAll(() => api.close())

it.each([
  ['/thai/api/products/p-ac-cast', '/product/detail/p-ac-cast'],
  ['/api/blogs/thai/cutting-acrylic', '/blogs/detail/cutting-acrylic'],
  ['/api/news/thai/cash-on-delivery', '/news/detail/cash-on-delivery'],
  ['/api/banners/thai/special-prices', '/banner/special-prices'],
  ['/api/contents/thai/about', '/about'],
  ['/api/contents/thai/terms', '/termandcon'],
])('HTML that a row holds raw leaves the server sanitised: %s, %s', async (answer, page) => {
  for (const address of [answer, page, `${page}?lang=en`]) {
    const { status, body } = await api.call('GET', address)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    expect([address, status]).toEqual([address, 200])
    expect(text).toContain('words of an editor')
    expect(text).not.toContain('attack()')
  }
})
