import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import type { Article, ArticlePage } from '../../../openapi/generated/schema.ts'
import { sandboxSettings } from '../common/shop-settings.ts'

const shopUrl = 'https://shop.example'
let api: TestApi
let id = ''

const open = () =>
  openTestApi({ on: api.testDatabase, trustProxy: 1, settings: { ...sandboxSettings, shopUrl } })
const actions = ['view', 'share'] as const
type Action = (typeof actions)[number]
const visit = (action: Action, server: TestApi, network: string, headers: Record<string, string> = {}) =>
  server.call('POST', `/api/blogs/thai/${id}/${action}`, {
    headers: { 'x-forwarded-for': network, 'user-agent': 'Phone', ...headers },
    ...(action === 'share' && { body: { channel: 'line' } }),
  })
const counts = async (): Promise<Record<Action, number>> => {
  const { rows } = await api.database.pool.query<Record<Action, number>>(
    'select view_count as view, share_count as share from articles where id = $1',
    [id],
  )
  return rows[0] ?? { view: Number.NaN, share: Number.NaN }
}

beforeAll(async () => {
  api = await openTestApi()
  const { body } = await api.call('GET', '/api/blogs/thai')
  id = (body as ArticlePage).data[0]?.id ?? ''
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from article_visitors'))

/** Lets these visitors arrive at a server, which writes them when it closes at the latest. Returns what they added. */
async function added(visits: (server: TestApi) => Promise<unknown>): Promise<Record<Action, number>> {
  const before = await counts()
  const server = await open()
  await visits(server)
  await server.close()
  const after = await counts()
  return { view: after.view - before.view, share: after.share - before.share }
}
const visitAndShare = (server: TestApi, network: string, headers?: Record<string, string>) =>
  Promise.all(actions.map((action) => visit(action, server, network, headers)))
const nothing = { view: 0, share: 0 }
const once = { view: 1, share: 1 }

it('a visitor counts once a day as a viewer and once as a sharer, however often, at whichever server', async () => {
  const asked = (network: string) => (server: TestApi) => visitAndShare(server, network)
  expect(
    await added((server) => Promise.all([1, 2, 3].map(() => visitAndShare(server, '203.0.113.1')))),
  ).toEqual(once)
  expect(await added(asked('203.0.113.1'))).toEqual(nothing)
  expect(await added(asked('203.0.113.2'))).toEqual(once)
  await api.database.pool.query('update article_visitors set day = day - 1')
  expect(await added((server) => visit('share', server, '203.0.113.1'))).toEqual({ view: 0, share: 1 })
  const { rowCount } = await api.database.pool.query('select from article_visitors where day < current_date')
  expect(rowCount).toBe(0)
})

it('the day is that of the server, whatever day the database has', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60_000 })
  const today = new Date().toISOString().slice(0, 10)
  try {
    expect(await added((server) => visitAndShare(server, '203.0.113.8'))).toEqual(once)
  } finally {
    vi.useRealTimers()
  }
  const { rows } = await api.database.pool.query('select distinct day::text from article_visitors')
  expect(rows).toEqual([{ day: today }])
})

it('those behind one address are told apart, but whoever changes name a hundred times is twenty at most', async () => {
  const visits = (server: TestApi) =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        visitAndShare(server, '203.0.113.3', { 'user-agent': `Phone ${index}` }),
      ),
    )
  expect(await added(visits)).toEqual({ view: 20, share: 20 })
  const oneMore = { 'user-agent': 'One more' }
  expect(await added((server) => visitAndShare(server, '203.0.113.3', oneMore))).toEqual(nothing)
})

it('a page of another site counts nothing, the shop on its own origin does', async () => {
  const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' })
  const asked = (headers: Record<string, string>) => (server: TestApi) =>
    visitAndShare(server, '203.0.113.4', headers)
  expect(await added(asked(from('https://thief.example')))).toEqual(nothing)
  expect(await added(asked({ 'sec-fetch-site': 'cross-site' }))).toEqual(nothing)
  expect(await added(asked(from(shopUrl)))).toEqual(once)
})

it('answers with the counts, and leaves what is cached of the article', async () => {
  const server = await open()
  const read = async (at: TestApi) => (await at.call('GET', `/api/blogs/thai/${id}`)).body as Article
  const { viewCount, shareCount } = await read(server)
  const answers = await visitAndShare(server, '203.0.113.5')
  expect(answers.map(({ body }) => body)).toEqual([
    { viewCount: viewCount + 1 },
    { shareCount: shareCount + 1 },
  ])
  await server.close()
  const other = await open()
  const cached = await read(other)
  await api.database.pool.query(
    'update articles set view_count = view_count + 7, share_count = share_count + 7 where id = $1',
    [id],
  )
  // A change that is announced arrives after those before it: the visit's would have been heard by then.
  await api.database.pool.query(`select pg_notify('shop_changes', 'content')`)
  expect(await read(other)).toEqual(cached)
  await other.close()
})

it('keeps nothing by which a visitor could be found', async () => {
  await added((server) => visitAndShare(server, '203.0.113.6'))
  const { rows } = await api.database.pool.query('select * from article_visitors')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Phone/)
})
