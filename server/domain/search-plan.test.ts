import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { multiplyProducts } from '../seed/multiply.ts'
import { wantedProducts } from './product-list.ts'
import { selectListItems } from './product-list-item.ts'

/** Large enough for the planner to choose by itself. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await multiplyProducts(api.database.pool, 6_000, () => undefined)
})
afterAll(() => api.close())

async function planOf(keyword: string): Promise<string> {
  const { db } = api.database
  const { sql: text, params } = selectListItems(db, 'thai').where(wantedProducts({ keyword })).toSQL()
  const { rows } = await api.database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it.each(['ะคริลิกหล่', 'ลอรี', 'crylic', '-cast-1'])(
  'the search for %s in the middle of a word goes by the trigrams',
  async (keyword) => {
    const plan = await planOf(keyword)
    expect(plan).toContain('Bitmap Index Scan on products_search')
  },
)
