import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { asAdmin } from '../../tests/support/database/admin.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

/** Two servers of one shop. */
let one: TestApi
let other: TestApi
beforeAll(async () => {
  one = await openTestApi()
  other = await openTestApi({ on: one.testDatabase })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const product = '/thai/api/products/p-ac-cast'

async function name(api: TestApi): Promise<string> {
  const { body } = await api.call('GET', product)
  return (body as { name: string }).name
}

async function rename(to: string): Promise<void> {
  await one.database.pool.query('update products set name_th = $1 where id = $2', [to, 'p-ac-cast'])
}

/** A write that does not notify the listeners. */
async function renameInSecret(to: string): Promise<void> {
  await one.database.pool.query(
    `begin; alter table products disable trigger products_announce;
     update products set name_th = '${to}' where id = 'p-ac-cast';
     alter table products enable trigger products_announce; commit`,
  )
}

describe('public reads', () => {
  it.each([
    '/thai/api/categories/root',
    '/thai/api/categories/path/sign-materials',
    '/thai/api/products',
    product,
    '/api/blogs/thai',
    '/api/news/english',
    '/api/banners/thai',
    '/api/contents/thai/terms',
    '/api/branches/thai',
    '/api/clients/thai',
  ])('%s may be kept for a while, and is not sent twice to who has it', async (url) => {
    const { headers } = await one.call('GET', url)
    const tag = headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{20,}"$/)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await one.call('GET', url, { headers: { 'if-none-match': known } })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('cache-control')).toBe(headers.get('cache-control'))
    }
    const changed = await one.call('GET', url, { headers: { 'if-none-match': '"x"' } })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).toBe(tag)
  })

  it('have another tag in another language', async () => {
    const tags = await Promise.all(
      ['thai', 'english'].map(async (language) =>
        (await one.call('GET', `/${language}/api/products`)).headers.get('etag'),
      ),
    )
    expect(tags[0]).not.toBe(tags[1])
  })

  it.each([
    ['GET', '/thai/api/products/nothing'],
    ['GET', '/thai/api/products?pageSize=0'],
    ['POST', '/api/blogs/thai/cutting-acrylic/view'],
    ['GET', '/api/cart?date=2024-11-21'],
    ['GET', '/livez'],
  ])('other answers are not kept: %s %s', async (method, url) => {
    expect((await one.call(method, url)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('answers in memory', () => {
  it('are used, and dropped by every server when any program writes', async () => {
    await rename('หนึ่ง')
    await expect.poll(() => name(one)).toBe('หนึ่ง')
    await expect.poll(() => name(other)).toBe('หนึ่ง')
    await renameInSecret('สอง')
    expect([await name(one), await name(other)]).toEqual(['หนึ่ง', 'หนึ่ง'])
    await rename('สาม')
    await expect.poll(() => name(one)).toBe('สาม')
    await expect.poll(() => name(other)).toBe('สาม')
  })

  it('are seen by the log and the hooks like any other answer', async () => {
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const logged = await openTestApi({ on: one.testDatabase, logLevel: 'info', logTo })
    const [first, second] = [await logged.call('GET', product), await logged.call('GET', product)]
    await logged.close()
    expect([...second.headers].filter(([name]) => name !== 'date')).toEqual(
      [...first.headers].filter(([name]) => name !== 'date'),
    )
    expect(lines.filter((line) => line.includes(`"path":"${product}"`))).toHaveLength(2)
    expect(lines.filter((line) => line.includes('request completed'))).toHaveLength(2)
  })

  it('of one kind stay when another is written', async () => {
    await name(one)
    await renameInSecret('สี่')
    const article = '/api/blogs/thai/cutting-acrylic'
    await one.call('GET', article)
    await one.database.pool.query(`update articles set title_th = 'หัวเรื่อง' where id = 'cutting-acrylic'`)
    await expect.poll(async () => (await one.call('GET', article)).body).toMatchObject({ title: 'หัวเรื่อง' })
    expect(await name(one)).toBe('สาม')
  })

  it('are given up while changes cannot be heard, and used again when they can', async () => {
    await rename('ห้า')
    await expect.poll(() => name(one)).toBe('ห้า')
    await asAdmin(inject('testServer').adminUrl, async (client) => {
      const database = new URL(one.testDatabase.url).pathname.slice(1)
      // Open connections stay open; a client that loses its connection cannot reconnect.
      await client.query(`alter database "${database}" allow_connections false`)
      try {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = $1 and application_name = 'phaen changes'`,
          [database],
        )
        await renameInSecret('หก')
        await expect.poll(() => name(one)).toBe('หก')
        await renameInSecret('เจ็ด')
        expect(await name(one)).toBe('เจ็ด')
      } finally {
        await client.query(`alter database "${database}" allow_connections true`)
      }
    })
    await expect
      .poll(
        async () => {
          await rename('แปด')
          await name(one)
          await renameInSecret('เก้า')
          return name(one)
        },
        { timeout: 20_000 },
      )
      .toBe('แปด')
  })
})
