import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { multiplyProducts } from '../../seed/multiply.ts'
import { searchProducts } from './product-list.ts'

/** Large enough that the planner chooses the index unforced. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await multiplyProducts(api.database.pool, 6_000, () => undefined)
})
afterAll(() => api.close())

async function planOf(keyword: string): Promise<string> {
  const { sql, params } = searchProducts(api.database.db, 'thai', { keyword }).limit(12).toSQL()
  const { rows } = await api.database.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it.each(['ะคริลิกหล่', 'ลอรี', 'ผ่น ะคริ', 'crylic', '-cast-1'])(
  'the search for %s in the middle of words goes by the trigrams',
  async (keyword) => {
    expect(await planOf(keyword)).toContain('Bitmap Index Scan on products_search')
  },
)
