import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageRequest } from '../../openapi/page-entry.ts'
import { thaiAddress } from '../../tests/support/addresses.ts'
import { afterLag } from '../../tests/support/api/after-lag.ts'
import { addProduct, type TestProduct } from '../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { put } from '../../tests/support/api/shopper.ts'
import { addCustomerWithPassword, signIn, tokensOf } from '../../tests/support/api/sign-in.ts'
import { pages as rendered } from '../../tests/found/site.ts'
import type { PageRenderer } from './page-renderer.ts'

/** The addresses that were rendered, in order. */
let renderings: string[] = []
const pages: PageRenderer = {
  isBuilt: true,
  async load(url) {
    const page = await rendered.load(url)
    const renderPage = (request: PageRequest) => {
      renderings.push(request.url)
      return page.renderPage(request)
    }
    return { ...page, renderPage }
  },
}

/** Two servers of one shop. */
let one: TestApi
let other: TestApi
beforeAll(async () => {
  one = await openTestApi({ pages })
  other = await openTestApi({ pages, on: one.testDatabase })
})
afterAll(async () => {
  await other.close()
  await one.close()
})
beforeEach(() => {
  renderings = []
})
afterEach(() => void vi.useRealTimers())

const read = async (url: string, headers: Record<string, string> = {}, api = one) =>
  String((await api.call('GET', url, { headers })).body)

const product = '/product/detail/p-ac-cast'
const rename = (to: string) =>
  one.database.pool.query('update products set name_th = $1 where id = $2', [to, 'p-ac-cast'])

it('a page is rendered once, for all who ask at the same time and after', async () => {
  const first = await Promise.all([read('/about'), read('/about'), read('/about')])
  expect(new Set([...first, await read('/about')]).size).toBe(1)
  expect(renderings).toEqual(['/about'])
})

it('a cached page is made anew by every server when any program changes what it has read', async () => {
  const both = async () => [await read(product), await read(product, {}, other)]
  for (const name of ['ชื่อเดิม', 'ชื่อใหม่']) {
    await rename(name)
    const expected = expect.stringContaining(name)
    await afterLag(both).toEqual([expected, expected])
  }
})

it('a change of one product leaves the pages of those that do not show it', async () => {
  const { rows } = await one.database.pool.query<{ id: string }>(
    `select id from products where is_for_sale and id not in (
       select product_id from similar_products where similar_id = 'p-ac-cast'
       union select product_id from companion_products where companion_id = 'p-ac-cast'
     ) and id <> 'p-ac-cast' limit 1`,
  )
  const another = `/product/detail/${rows[0]?.id}`
  await read(another)
  await read('/product')
  renderings = []
  await rename('ชื่ออีกชื่อ')
  await afterLag(() => read(product)).toContain('ชื่ออีกชื่อ')
  await afterLag(() => read('/product').then(() => renderings)).toContain('/product')
  await read(another)
  expect(renderings).not.toContain(another)
})

it('a change of what a page has not read leaves it, and a view leaves its article', async () => {
  const left = ['/termandcon', '/blogs/detail/cutting-acrylic']
  for (const url of left) await read(url)
  await one.database.pool.query(
    `update articles set view_count = view_count + 1 where id = 'cutting-acrylic'`,
  )
  // What was announced before it has been heard, too.
  const other = '/product/detail/p-cp-sign'
  await one.database.pool.query(`update products set name_th = 'ชื่อถัดมา' where id = 'p-cp-sign'`)
  await afterLag(() => read(other)).toContain('ชื่อถัดมา')
  renderings = []
  for (const url of left) await read(url)
  expect(renderings).toEqual([])
})

it('each language has its own page, whether the address, the cookie or nothing says so', async () => {
  const thai = await read('/blogs')
  const english = await read('/blogs', { cookie: 'current-language=en' })
  expect(thai).toContain('<html lang="th"')
  expect(english).toContain('<html lang="en"')
  expect(await read('/blogs')).toBe(thai)
  expect(await read('/blogs?lang=en')).toContain('<html lang="en"')
})

it('nothing of a customer is in a page: any token gives the same bytes, and none of it comes out', async () => {
  const [mine, yours] = await Promise.all(
    ['secret-one', 'secret-two'].map((token) =>
      read('/news', { cookie: `access_token=${token}; session=${token}` }),
    ),
  )
  expect(mine).toBe(yours)
  expect(mine).not.toContain('secret')
  expect(await read('/news')).not.toContain('secret')
  expect(renderings).toEqual(['/news', '/news'])
})

it('pages that need a customer are not kept', async () => {
  const cookie = { cookie: 'access_token=x' }
  await read('/cart', cookie)
  await read('/cart', cookie)
  expect(renderings).toHaveLength(2)
})

describe('what is of a customer', () => {
  /** The access token of a new customer. */
  const newToken = async (login: string) => {
    await addCustomerWithPassword(one, { login, phoneNumber: login })
    return tokensOf(await signIn(one, login)).access_token
  }
  const pageFor = (token: string, path = '/cart') =>
    one.call('GET', path, { headers: { cookie: `access_token=${token}` } })
  let product: TestProduct
  let [mine, yours] = ['', '']
  beforeAll(async () => {
    product = await addProduct(one.database)
    mine = await newToken('0811110001')
    yours = await newToken('0811110002')
    const headers = { authorization: `Bearer ${mine}`, 'content-type': 'application/json-patch+json' }
    await one.call('PATCH', '/api/cart', { headers, body: [put('add', product)] })
  })

  it('the cart is in its page, for its customer alone, and no cache keeps it', async () => {
    const page = await pageFor(mine)
    expect(page.body).toContain(`href="/product/detail/${product.productId}`)
    expect(page.body).not.toContain(mine)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await pageFor(yours)).body).not.toContain(product.productId)
    expect(await read('/cart')).not.toContain(product.productId)
  })

  it('the addresses to choose from are in the page of the checkout, for their customer alone', async () => {
    const headers = { authorization: `Bearer ${mine}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ ...thaiAddress, recipientName: 'ผู้รับของฉัน', isDefault: true })
    expect((await one.call('POST', '/api/customers/address-book', { headers, body })).status).toBe(200)
    const page = await pageFor(mine, '/checkout')
    expect(String(page.body).split('ผู้รับของฉัน ·')).toHaveLength(2)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await pageFor(yours, '/checkout')).body).not.toContain('ผู้รับของฉัน')
    expect((await pageFor(mine, '/checkout?lang=en')).body).not.toContain('ผู้รับของฉัน')
  })

  it('the cart is not in a page whose address has words of others, nor for a token that is refused', async () => {
    expect((await pageFor(mine, '/cart?lang=en')).body).not.toContain(product.productId)
    expect((await pageFor(`${mine}x`)).body).not.toContain(product.productId)
  })
})

it('marks of advertisements share the page without them, and unknown parameters are not kept', async () => {
  const page = await read('/product?page=1')
  expect(await read('/product?utm_source=line&page=1&fbclid=abc')).toBe(page)
  expect(renderings).toEqual(['/product?page=1'])
  await read('/product?page=1&x=1')
  await read('/product?page=1&x=1')
  expect(renderings).toHaveLength(3)
})

it('a page that is missing is not kept', async () => {
  await read('/no/such/page')
  await read('/no/such/page')
  expect(renderings).toHaveLength(2)
})

it('no policy of a page has a nonce, and each form of a page the same', async () => {
  const policies = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const { headers } = await one.call('GET', '/about', { headers: { 'accept-encoding': encoding } })
      return headers.get('content-security-policy') ?? ''
    }),
  )
  expect(new Set(policies).size).toBe(1)
  expect(policies[0]).toContain("style-src 'self'")
  expect(policies[0]).not.toContain('nonce')
})
