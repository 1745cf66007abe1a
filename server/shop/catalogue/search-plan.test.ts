import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { multiplyProducts } from '../../seed/multiply.ts'
import { searchProducts } from './search/search-products.ts'
import { interpretKeyword } from './search/interpret-keyword.ts'

/** Large enough that the planner chooses the index unforced. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await multiplyProducts(api.database.pool, 6_000, () => undefined)
})
afterAll(() => api.close())

async function planOf(keyword: string): Promise<string> {
  const { db, pool } = api.database
  const search = await interpretKeyword(db, keyword)
  if (!search) throw new Error(`${keyword} asks for nothing`)
  const { sql, params } = searchProducts(db, 'thai', {}, search).limit(12).toSQL()
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it.each([
  ['คริลิกหล่', 'product_search_content'],
  ['crylic', 'product_search_content'],
  ['-cast-1', 'product_search_content'],
  ['เบกาไลต์', 'product_search_kind'],
  ['เทฟลอน แผ่น', 'product_search_kind'],
  ['peek 10 mm', 'variant_search_kind'],
  ['peek ดำ', 'variant_search_kind'],
  ['2.3 มม.', 'variant_search_kind'],
])('the search for %s goes by %s', async (keyword, index) => {
  const plan = await planOf(keyword)
  expect(plan).toMatch(new RegExp(`Index (Only )?Scan (on|using) ${index}`))
  expect(plan).not.toContain('Seq Scan on variant_search')
  expect(plan).not.toContain('Seq Scan on product_search')
})
