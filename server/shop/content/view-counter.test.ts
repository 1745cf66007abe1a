import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import type { Article, ArticlePage } from '../../../openapi/generated/schema.ts'
import { sandboxSettings } from '../common/shop-settings.ts'

const shopUrl = 'https://shop.example'
let api: TestApi
let id = ''

const open = () =>
  openTestApi({ on: api.testDatabase, trustProxy: 1, settings: { ...sandboxSettings, shopUrl } })
const view = (server: TestApi, network: string, headers: Record<string, string> = {}) =>
  server.call('POST', `/api/blogs/thai/${id}/view`, {
    headers: { 'x-forwarded-for': network, 'user-agent': 'Phone', ...headers },
  })
const count = async () => {
  const { rows } = await api.database.pool.query<{ view_count: number }>(
    'select view_count from articles where id = $1',
    [id],
  )
  return rows[0]?.view_count ?? Number.NaN
}

beforeAll(async () => {
  api = await openTestApi()
  const { body } = await api.call('GET', '/api/blogs/thai')
  id = (body as ArticlePage).data[0]?.id ?? ''
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from article_views'))

/** Lets the views of these visitors arrive at a server, which writes them when it closes at the latest. */
async function added(visit: (server: TestApi) => Promise<unknown>): Promise<number> {
  const before = await count()
  const server = await open()
  await visit(server)
  await server.close()
  return (await count()) - before
}

it('a visitor counts once a day, however often, at whichever server', async () => {
  expect(await added((server) => Promise.all([1, 2, 3].map(() => view(server, '203.0.113.1'))))).toBe(1)
  expect(await added((server) => view(server, '203.0.113.1'))).toBe(0)
  expect(await added((server) => view(server, '203.0.113.2'))).toBe(1)
  await api.database.pool.query('update article_views set day = day - 1')
  expect(await added((server) => view(server, '203.0.113.1'))).toBe(1)
  expect((await api.database.pool.query('select from article_views where day < current_date')).rowCount).toBe(
    0,
  )
})

it('those behind one address are told apart, but whoever changes name a hundred times is twenty at most', async () => {
  const visits = (server: TestApi) =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        view(server, '203.0.113.3', { 'user-agent': `Phone ${index}` }),
      ),
    )
  expect(await added(visits)).toBe(20)
  expect(await added((server) => view(server, '203.0.113.3', { 'user-agent': 'One more' }))).toBe(0)
})

it('a page of another site counts nothing, the shop on its own origin does', async () => {
  const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' })
  expect(await added((server) => view(server, '203.0.113.4', from('https://thief.example')))).toBe(0)
  expect(await added((server) => view(server, '203.0.113.4', { 'sec-fetch-site': 'cross-site' }))).toBe(0)
  expect(await added((server) => view(server, '203.0.113.4', from(shopUrl)))).toBe(1)
})

it('answers with the count, and leaves what is kept of the article in memory', async () => {
  const server = await open()
  const read = async () => (await server.call('GET', `/api/blogs/thai/${id}`)).body as Article
  const before = await read()
  const answer = await view(server, '203.0.113.5')
  expect(answer.body).toEqual({ viewCount: before.viewCount + 1 })
  await server.close()
  const other = await open()
  const kept = (await other.call('GET', `/api/blogs/thai/${id}`)).body as Article
  await api.database.pool.query('update articles set view_count = view_count + 7 where id = $1', [id])
  // A change that is announced arrives after those before it: the view's would have been heard by then.
  await api.database.pool.query(`select pg_notify('shop_changes', 'content')`)
  expect(((await other.call('GET', `/api/blogs/thai/${id}`)).body as Article).viewCount).toBe(kept.viewCount)
  await other.close()
})

it('keeps nothing by which a visitor could be found', async () => {
  await added((server) => view(server, '203.0.113.6'))
  const { rows } = await api.database.pool.query('select * from article_views')
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Phone/)
})
