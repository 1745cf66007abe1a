import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { expect } from 'playwright/test'

export interface Tokens {
  access_token: string
  refresh_token: string
}

/** A customer of the sample shop. */
const credentials = { userName: '0812345678', password: 'Phaen2026' }

/** Signs the customer in and returns the tokens; it stores nothing in the browser. */
export async function newSession(request: APIRequestContext): Promise<Tokens> {
  const answer = await request.post('/api/accounts/signin', { data: credentials })
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** Stores tokens in the shop's cookies. */
export async function storeTokens(
  context: BrowserContext,
  shop: string | undefined,
  tokens: Partial<Tokens>,
) {
  const cookies = Object.entries(tokens).map(([name, value]) => ({ name, value, url: shop ?? '' }))
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, sameSite: 'Lax' as const })))
}

export async function tokensOf(context: BrowserContext): Promise<Partial<Tokens>> {
  const cookies = await context.cookies()
  return Object.fromEntries(
    cookies.filter(({ name }) => name.endsWith('_token')).map(({ name, value }) => [name, value]),
  )
}

/** Puts a product into the customer's cart. */
export async function putIntoCart(request: APIRequestContext, { access_token }: Tokens): Promise<void> {
  const headers = { authorization: `Bearer ${access_token}` }
  const list = await (await request.get('/thai/api/products?inStock=true&pageSize=1')).json()
  const product = await (await request.get(`/thai/api/products/${list.data[0].id}`)).json()
  const variant = product.variants.find(
    (one: { sizes: { stock: number }[] }) => (one.sizes[0]?.stock ?? 0) > 0,
  )
  const value = {
    productId: product.id,
    variantId: variant.variantId,
    quantity: 1,
    weight: variant.sizes[0].weight,
  }
  await request.patch('/api/cart', {
    headers: { ...headers, 'content-type': 'application/json-patch+json' },
    data: JSON.stringify([{ op: 'add', path: '/items', value }]),
  })
}

/** The link to the cart, with the number of its lines. */
export const filledCart = (page: Page) => page.getByRole('link', { name: /ตะกร้า มี \d+ รายการ/ })

/** An expired access token. */
export const expiredAccessToken = [{ alg: 'HS256', typ: 'JWT' }, { sid: 'x', exp: 1 }, 'signature']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')
