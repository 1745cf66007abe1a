import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  Article,
  ArticlePage,
  BannerListItem,
  Branch,
  Client,
  ContentPage,
} from '../../../openapi/generated/schema.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function get<T>(url: string): Promise<T> {
  const { status, body } = await api.call('GET', url)
  expect(status).toBe(200)
  return body as T
}

async function firstDraft(kind: string): Promise<string> {
  const { rows } = await api.database.pool.query<{ id: string }>(
    'select id from articles where kind = $1 and not is_published limit 1',
    [kind],
  )
  return rows[0]?.id ?? ''
}

describe.each([
  ['blogs', 'blog'],
  ['news', 'news'],
])('%s', (name, kind) => {
  it('R7.32 R7.35 R9.7 R9.8: are listed twelve a page, the newest first', async () => {
    const { data, totalRecords } = await get<ArticlePage>(`/api/${name}/thai`)
    expect(data).toHaveLength(12)
    const second = await get<ArticlePage>(`/api/${name}/thai?pageNumber=2&pageSize=12&isPublished=true`)
    expect(second.totalRecords).toBe(totalRecords)
    const times = [...data, ...second.data].map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(totalRecords).toBeGreaterThanOrEqual(24)
    expect(await get(`/api/${name}/thai?pageNumber=99`)).toEqual({ data: [], totalRecords })
  })

  it('R3.16 R3.31: leave the server only when they are published', async () => {
    expect(await get(`/api/${name}/thai?isPublished=false`)).toEqual({ data: [], totalRecords: 0 })
    await api.database.pool.query(
      `insert into articles select kind, 'draft', title_th, title_en, excerpt_th, excerpt_en, content_th, content_en,
         cover_url, cover_alt_th, cover_alt_en, published_at, false, 0, 0 from articles where kind = $1 limit 1`,
      [kind],
    )
    for (const id of ['draft', await firstDraft(kind)]) {
      for (const [method, end] of [
        ['GET', ''],
        ['POST', '/view'],
        ['POST', '/share'],
      ] as const) {
        const body = end === '/share' ? { channel: 'line' } : undefined
        const answer = await api.call(method, `/api/${name}/thai/${id}${end}`, { body })
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      }
      const page = await get<ArticlePage>(`/api/${name}/thai?pageSize=100`)
      expect(page.data.map((article) => article.id)).not.toContain(id)
    }
  })

  it('R7.34 R7.37: are read in either language, and lead to those before and after', async () => {
    const { data } = await get<ArticlePage>(`/api/${name}/thai?pageSize=100`)
    const walked: string[] = []
    let newer: Article | undefined
    for (let id = data[0]?.id; id !== undefined;) {
      const article: Article = await get<Article>(`/api/${name}/english/${id}`)
      expect(article.nextId).toBe(newer?.id)
      expect(article.nextTitle).toBe(newer?.title)
      if (newer) expect(newer.previousTitle).toBe(article.title)
      newer = article
      walked.push(id)
      id = article.previousId
    }
    expect(walked).toEqual(data.map(({ id }) => id))
    const thai = await get<Article>(`/api/${name}/thai/${walked[0]}`)
    expect(thai).toMatchObject(data[0] ?? {})
    expect(thai.contentHtml).toMatch(/<p>.*[ก-ฮ]/)
  })

  it('R3.32: count views and shares', async () => {
    const [article] = (await get<ArticlePage>(`/api/${name}/thai`)).data
    const url = `/api/${name}/thai/${article?.id}`
    const view = await api.call('POST', `${url}/view`)
    expect(view.body).toEqual({ viewCount: (article?.viewCount ?? 0) + 1 })
    const share = await api.call('POST', `${url}/share`, { body: { channel: 'line' } })
    expect(share.body).toEqual({ shareCount: (article?.shareCount ?? 0) + 1 })
  })

  it('R7.34 R7.37: name the products and categories that they speak of, and when they last changed', async () => {
    const { data } = await get<ArticlePage>(`/api/${name}/english?pageSize=100`)
    const all = await Promise.all(data.map(({ id }) => get<Article>(`/api/${name}/english/${id}`)))
    expect(all.filter(({ goods }) => goods.length > 0).length).toBeGreaterThan(all.length / 2)
    for (const { goods, categories } of all) {
      for (const one of goods.slice(0, 2))
        expect(await get(`/english/api/products/${one.id}`)).toMatchObject({ code: one.code, name: one.name })
      for (const { path, ...category } of categories)
        expect(await get(`/english/api/categories/path/${path}`)).toMatchObject(category)
    }
    for (const { modifiedAt, publishedAt } of all) expect(modifiedAt >= publishedAt).toBe(true)
  })

  it('leave out products that are cancelled, follow prices at once, and do not count a view as a change', async () => {
    const [article] = (await get<ArticlePage>(`/api/${name}/thai`)).data
    const url = `/api/${name}/thai/${article?.id}`
    const { productId } = await addProduct(api.database)
    const { pool } = api.database
    await pool.query('delete from article_products where kind = $1 and article_id = $2', [kind, article?.id])
    await pool.query('insert into article_products values ($1, $2, 1, $3)', [kind, article?.id, productId])
    const prices = async () => (await get<Article>(url)).goods.map(({ price }) => price.amount)
    await vi.waitFor(async () => expect(await prices()).toEqual([100]))
    await pool.query('update variants set price_satang = 12000 where product_id = $1', [productId])
    await vi.waitFor(async () => expect(await prices()).toEqual([120]))
    await pool.query('update products set is_for_sale = false where id = $1', [productId])
    await vi.waitFor(async () => expect(await prices()).toEqual([]))
    const { modifiedAt, viewCount } = await get<Article>(url)
    await pool.query('update articles set view_count = view_count + 1 where kind = $1 and id = $2', [
      kind,
      article?.id,
    ])
    // So that the new count is read.
    await pool.query(`select pg_notify('shop_changes', 'articles')`)
    await vi.waitFor(async () => expect((await get<Article>(url)).viewCount).toBe(viewCount + 1))
    expect((await get<Article>(url)).modifiedAt).toBe(modifiedAt)
    await pool.query(`update articles set title_en = title_en || '!' where kind = $1 and id = $2`, [
      kind,
      article?.id,
    ])
    await vi.waitFor(async () => expect((await get<Article>(url)).modifiedAt > modifiedAt).toBe(true))
  })

  it('are not found under an id of the other kind, or of none', async () => {
    const other = kind === 'blog' ? 'news' : 'blogs'
    const [article] = (await get<ArticlePage>(`/api/${other}/thai`)).data
    for (const id of [article?.id, 'nothing', 'x'.repeat(65)])
      expect(await api.call('GET', `/api/${name}/thai/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      })
  })
})

describe('what stands beside', () => {
  it('banners are listed and read, with pictures that are there', async () => {
    const banners = await get<BannerListItem[]>('/api/banners/thai')
    expect(banners).toHaveLength(5)
    for (const banner of banners) {
      expect(await get(`/api/banners/thai/${banner.id}`)).toEqual({
        ...banner,
        contentHtml: expect.stringContaining('<'),
      })
      for (const url of [banner.imageUrl, banner.imageMobileUrl])
        expect(await api.call('GET', url)).toMatchObject({
          status: 200,
          contentType: url.endsWith('.jpg') ? 'image/jpeg' : 'image/svg+xml',
        })
    }
    expect((await api.call('GET', '/api/banners/thai/nothing')).status).toBe(404)
  })

  it.each(['privacy-policy', 'terms', 'about', 'contact'])(
    'the page %s is read in its version in force',
    async (slug) => {
      const [thai, english] = [
        await get<ContentPage>(`/api/contents/thai/${slug}`),
        await get<ContentPage>(`/api/contents/english/${slug}`),
      ]
      expect(thai.contentHtml).toMatch(/[ก-ฮ]/)
      expect(english.version).toBe(thai.version)
      const { pool } = api.database
      const later = `insert into pages select slug, $2, $3::timestamptz, title_th, title_en, content_th, content_en from pages
                   where slug = $1 limit 1`
      await pool.query(later, [slug, 'next', new Date(Date.now() + 3_600_000)])
      await pool.query(later, [slug, 'newest', new Date(Date.now() - 1_000)])
      await expect
        .poll(async () => (await get<ContentPage>(`/api/contents/thai/${slug}`)).version)
        .toBe('newest')
    },
  )

  it('there is no other page', async () => {
    expect((await api.call('GET', '/api/contents/thai/secrets')).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('branches have a place on the map', async () => {
    const branches = await get<Branch[]>('/api/branches/english')
    expect(branches.length).toBeGreaterThanOrEqual(6)
    for (const { lat, lng } of branches) {
      expect(lat).toSatisfy((value: number) => value > 5 && value < 21)
      expect(lng).toSatisfy((value: number) => value > 97 && value < 106)
    }
  })

  it('customers have a job each, with its picture and the product it was made of', async () => {
    const clients = await get<Client[]>('/api/clients/thai')
    expect(clients.length).toBeGreaterThan(3)
    for (const { job, imageUrl, imageAlt, product } of clients) {
      expect(job).toMatch(/[ก-ฮ]/)
      expect(imageAlt).toMatch(/[ก-ฮ]/)
      expect(await api.call('GET', imageUrl)).toMatchObject({ status: 200, contentType: 'image/svg+xml' })
      expect(await api.call('GET', `/thai/api/products/${product?.id}`)).toMatchObject({
        status: 200,
        body: { name: product?.name },
      })
    }
  })

  it('a product that is not for sale is not named with the job', async () => {
    const [first] = await get<Client[]>('/api/clients/thai')
    const named = async () => (await get<Client[]>('/api/clients/thai'))[0]
    const hide = 'update products set is_for_sale = $2 where id = $1'
    await api.database.pool.query(hide, [first?.product?.id, false])
    // The cached answer goes a moment after the change.
    await expect.poll(named).not.toHaveProperty('product')
    expect(await named()).toMatchObject({ id: first?.id })
    await api.database.pool.query(hide, [first?.product?.id, true])
  })
})
