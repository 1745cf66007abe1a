import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessionsByCustomerId } from '../../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { newShopper } from '../../../../tests/support/api/shopper.ts'
import { asAdmin } from '../../../../tests/support/database/admin.ts'
import { untilWaiting } from '../../../../tests/support/database/waiting.ts'
import { keywordParts, longestOf } from '../../../../tests/support/keywords.ts'
import { seededRandom } from '@phaen/statecharts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId, patience: 3_000 })
})
afterAll(() => api.close())

const ask = (operation: string, keyword: string) =>
  api.call('GET', `/thai/api/${operation}?keyword=${encodeURIComponent(keyword)}`)

describe.each(['products', 'product-facets', 'product-variants', 'search-suggestions'])('%s', (operation) => {
  afterEach(() => vi.restoreAllMocks())

  it('sends few statements of bounded length, whatever 100 characters are asked for', async () => {
    const random = seededRandom(15)
    const kinds = Object.keys(keywordParts)
    const mixtures = [
      ...kinds.map((kind) => [kind]),
      ...kinds.map((kind) => [kind, random.oneOf(kinds), random.oneOf(kinds)]),
    ]
    const query = vi.spyOn(pg.Pool.prototype, 'query')
    const costs: { keyword: string; statements: number; characters: number }[] = []
    for (const keyword of [
      '1 2 3 4 5 6 7 8 9 0 '.repeat(5).trim(),
      ...mixtures.map((one) => longestOf(random, one)),
    ]) {
      query.mockClear()
      expect((await ask(operation, keyword)).status, keyword).toBe(200)
      const sent = query.mock.calls.map(([statement]) => JSON.stringify(statement))
      costs.push({ keyword, statements: sent.length, characters: sent.join('').length })
    }
    expect(costs.filter(({ statements, characters }) => statements > 15 || characters > 60_000)).toEqual([])
  })
})

it('searches that take too long are told to come again, and leave the connections of the others free', async () => {
  const shopper = await newShopper(api)
  await asAdmin(api.testDatabase.url, async (client) => {
    await client.query('begin')
    await client.query('lock table product_search in access exclusive mode')
    const searches = Array.from({ length: 20 }, (_, index) => ask('products', `acrylic ${index}`))
    await untilWaiting(api.database.pool)
    for (let read = 0; read < 20; read += 1) expect((await shopper.cart()).items).toEqual([])
    for (const { status, body, headers } of await Promise.all(searches)) {
      expect([status, body]).toMatchObject([503, { code: 'OVERLOADED' }])
      expect(headers.get('retry-after')).toBe('2')
    }
  })
})

it('a search that takes long holds no place of others', async () => {
  const narrow = await openTestApi({
    findSession: sessionsByCustomerId,
    admission: { atOnce: 1, waiting: 1, patience: 500 },
  })
  const shopper = await newShopper(narrow)
  await asAdmin(narrow.testDatabase.url, async (client) => {
    await client.query('begin')
    await client.query('lock table product_search in access exclusive mode')
    const search = narrow.call('GET', '/thai/api/products?keyword=acrylic')
    await untilWaiting(narrow.database.pool)
    expect((await shopper.cart()).items).toEqual([])
    await client.query('rollback')
    await search
  })
  await narrow.close()
})
