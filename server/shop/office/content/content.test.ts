import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  Article,
  ArticlePage,
  AuditList,
  BannerListItem,
  ContentPage,
  OfficeContent,
  OfficeContentBody,
  OfficeContentChange,
  OfficeContentPage,
} from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { good, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import { applyContentSchedule } from './save-content.ts'

let api: TestApi
/** Another server on the same database. */
let other: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi()
  other = await openTestApi({ on: api.testDatabase })
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'editor')).id)
})
afterAll(async () => {
  await other.close()
  await api.close()
})

const body: OfficeContentBody = {
  title: { th: 'ปิดรับคำสั่งซื้อช่วงปีใหม่', en: '' },
  excerpt: { th: 'หยุด 30 ธ.ค. ถึง 2 ม.ค.', en: '' },
  html: { th: '<p>ร้านหยุด</p>', en: '' },
  cover: '/media/drawings/sheet-stack.svg',
  coverAlt: { th: 'แผ่นซ้อนกัน', en: '' },
}
const call = (method: string, path: string, sent?: object) =>
  api.call(method, `/api/office/contents${path}`, { headers, ...(sent && { body: sent }) })
const save = (path: string, change: Partial<OfficeContentChange>) =>
  call('PUT', path, { version: 0, wish: 'draft', body, ...change })
const saved = async (path: string, change: Partial<OfficeContentChange>) =>
  good<OfficeContent>(await save(path, change))
const statusFor = async (path: string, at = api) => (await at.call('GET', path)).status
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const makeDue = (column: 'publish_at' | 'hide_at', id: string) =>
  api.database.pool.query(
    `update content_versions set ${column} = now() - interval '1 second' where id = $1`,
    [id],
  )

describe('R19.10: news', () => {
  it('is a draft, then published on every server, and its corrections keep its date', async () => {
    const drafted = await saved('/news/closing', {})
    expect(drafted).toMatchObject({ version: 1, state: 'draft', isLive: false })
    expect(await statusFor('/api/news/thai/closing')).toBe(404)
    await other.call('GET', '/api/news/thai')
    await saved('/news/closing', { version: 1, wish: 'published' })
    await vi.waitFor(async () => {
      const list = good<ArticlePage>(await other.call('GET', '/api/news/thai'))
      expect(list.data[0]).toMatchObject({ id: 'closing', title: body.title.th })
    })
    const { publishedAt } = good<Article>(await api.call('GET', '/api/news/english/closing'))
    const title = { th: 'ปิดช่วงปีใหม่', en: 'Closed at new year' }
    await saved('/news/closing', { version: 2, wish: 'published', body: { ...body, title } })
    await vi.waitFor(async () =>
      expect((await other.call('GET', '/api/news/english/closing')).body).toMatchObject({
        title: title.en,
        contentHtml: body.html.th,
        publishedAt,
      }),
    )
  })

  it('is sanitised when it is written, and again when it is read', async () => {
    const dirty = '<p onclick="x()">ก<script>alert(1)</script></p>'
    const { body: kept } = await saved('/news/dirty', { body: { ...body, html: { th: dirty, en: dirty } } })
    expect(kept.html).toEqual({ th: '<p>ก</p>', en: '<p>ก</p>' })
    const { rows } = await api.database.pool.query(
      `select body -> 'html' as html from content_versions where id = 'dirty'`,
    )
    expect(rows).toEqual([{ html: { th: '<p>ก</p>', en: '<p>ก</p>' } }])
    await api.database.pool.query(
      `update content_versions set body = jsonb_set(body, '{html,th}', to_jsonb($1::text)) where id = 'dirty'`,
      [dirty],
    )
    expect(good<OfficeContent>(await call('GET', '/news/dirty')).body.html.th).toBe('<p>ก</p>')
    const version = good<OfficeContentBody>(await call('GET', '/news/dirty/versions/1'))
    expect(version.html.th).toBe('<p>ก</p>')
  })

  it('is not overwritten by who saw an older version, nor are two who save at once', async () => {
    await saved('/news/shared', {})
    const both = await Promise.all([1, 2].map(() => save('/news/shared', { version: 1 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const version of [0, 1])
      expect(refusalOf(await save('/news/shared', { version }))).toEqual({
        status: 409,
        code: 'EDIT_CONFLICT',
        detail: '2',
      })
  })

  it('appears at its time, and is taken away at its time', async () => {
    const hideAt = new Date(Date.now() + 7_200_000).toISOString()
    await saved('/news/timed', { wish: 'planned', publishAt: soon(), hideAt })
    await applyContentSchedule(api.database.db)
    expect(await statusFor('/api/news/thai/timed')).toBe(404)
    await makeDue('publish_at', 'timed')
    await Promise.all([applyContentSchedule(api.database.db), applyContentSchedule(other.database.db)])
    await vi.waitFor(async () => expect(await statusFor('/api/news/thai/timed', other)).toBe(200))
    await makeDue('hide_at', 'timed')
    await applyContentSchedule(api.database.db)
    await vi.waitFor(async () => expect(await statusFor('/api/news/thai/timed', other)).toBe(404))
  })

  it('forgets its time when it is saved as a draft again', async () => {
    await saved('/news/postponed', { wish: 'planned', publishAt: soon() })
    expect(await saved('/news/postponed', { version: 1 })).toMatchObject({ state: 'draft' })
    await makeDue('publish_at', 'postponed')
    await applyContentSchedule(api.database.db)
    expect(await statusFor('/api/news/thai/postponed')).toBe(404)
  })

  it('keeps its end while it is a draft, and has to end later than now only when it is published', async () => {
    const hideAt = soon()
    expect(await saved('/news/ending', { hideAt })).toMatchObject({ state: 'draft', hideAt })
    await saved('/news/ending', { version: 1, wish: 'published', hideAt })
    expect(await saved('/news/ending', { version: 2, wish: 'withdrawn', hideAt })).toMatchObject({ hideAt })
    const past = '2024-01-01T00:00:00Z'
    await saved('/news/ending', { version: 3, hideAt: past })
    expect((await save('/news/ending', { version: 4, wish: 'published', hideAt: past })).body).toMatchObject({
      errors: [{ field: 'hideAt', code: 'past' }],
    })
  })

  it('is planned for later only, and published only with all that shoppers see', async () => {
    const bare = { ...body, excerpt: { th: '', en: '' }, html: { th: '', en: '' }, cover: '' }
    expect((await save('/news/bare', { wish: 'published', body: bare })).body).toMatchObject({
      code: 'VALIDATION',
      errors: ['body.html.th', 'body.cover', 'body.excerpt.th'].map((field) => ({ field, code: 'notReady' })),
    })
    const past = { wish: 'planned', publishAt: '2024-01-01T00:00:00Z' } as const
    expect((await save('/news/bare', past)).body).toMatchObject({
      errors: [{ field: 'publishAt', code: 'past' }],
    })
  })
})

describe('R19.10: what the shop had before', () => {
  it('is listed, is edited from what shoppers read, and can be gone back to', async () => {
    const [blog] = good<ArticlePage>(await api.call('GET', '/api/blogs/thai')).data
    const path = `/blog/${blog?.id}`
    const before = good<OfficeContent>(await call('GET', path))
    expect(before).toMatchObject({
      version: 1,
      state: 'published',
      isLive: true,
      body: { title: { th: blog?.title } },
    })
    const edited = { ...before.body, title: { th: 'เปลี่ยนชื่อ', en: '' } }
    const draft = await saved(path, { version: 1, body: edited })
    expect(draft).toMatchObject({ version: 2, state: 'draft', isLive: true })
    expect((await api.call('GET', `/api/blogs/thai/${blog?.id}`)).body).toMatchObject({ title: blog?.title })
    expect(good<OfficeContentBody>(await call('GET', `${path}/versions/1`))).toEqual(before.body)
    const keyword = encodeURIComponent('เปลี่ยนชื่อ')
    const { data } = good<OfficeContentPage>(await call('GET', `?kind=blog&keyword=${keyword}`))
    expect(data).toMatchObject([{ id: blog?.id, state: 'draft', isLive: true, hasEnglish: false }])
    await saved(path, { version: 2, wish: 'withdrawn' })
    await vi.waitFor(async () => expect(await statusFor(`/api/blogs/thai/${blog?.id}`, other)).toBe(404))
  })

  it('has every kind in one list', async () => {
    const { data, totalRecords } = good<OfficeContentPage>(await call('GET', '?pageSize=100'))
    expect(data).toHaveLength(totalRecords)
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['news', 'blog', 'banner', 'page']))
  })
})

it('a banner stands before the others, and goes when it is withdrawn', async () => {
  const link = '/product?special=true'
  await saved('/banner/sale', { wish: 'published', body: { ...body, link } })
  const list = async () => good<BannerListItem[]>(await other.call('GET', '/api/banners/thai'))
  await vi.waitFor(async () =>
    expect((await list())[0]).toMatchObject({ id: 'sale', link, imageUrl: body.cover }),
  )
  await saved('/banner/sale', { version: 1, wish: 'withdrawn' })
  await vi.waitFor(async () => expect((await list()).map(({ id }) => id)).not.toContain('sale'))
})

it('a page is published as a version of its own, and is neither taken away nor invented', async () => {
  const { body: terms } = good<OfficeContent>(await call('GET', '/page/terms'))
  const html = { ...terms.html, th: '<p>ใหม่</p>' }
  await saved('/page/terms', { version: 1, wish: 'published', body: { ...terms, html } })
  await saved('/page/terms', { version: 2, wish: 'published', body: { ...terms, html } })
  await vi.waitFor(async () => {
    const page = good<ContentPage>(await other.call('GET', '/api/contents/thai/terms'))
    expect(page.contentHtml).toBe(html.th)
    expect(page.version).toMatch(/^20\d\d\.2$/)
  })
  expect((await save('/page/terms', { version: 3, wish: 'withdrawn' })).status).toBe(400)
  expect((await save('/page/secrets', {})).status).toBe(404)
  expect((await save('/page/terms', { version: 3, hideAt: soon() })).body).toMatchObject({
    errors: [{ field: 'hideAt', code: 'notForPages' }],
  })
})

it('what was saved is in the audit log', async () => {
  await saved('/news/logged', {})
  const owner = await staffSession(api.database, (await addTestStaff(api.database)).id)
  const { data } = good<AuditList>(await api.call('GET', '/api/office/audit?pageSize=5', { headers: owner }))
  expect(data.find(({ subject }) => subject === 'news/logged')).toMatchObject({
    action: 'saveContent',
    changes: [
      { field: 'version', after: '1' },
      { field: 'title', after: body.title.th },
      { field: 'cover', after: body.cover },
      { field: 'wish', after: 'draft' },
    ],
  })
})
