import type { APIRequestContext, BrowserContext, Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { storeTokens, type Tokens } from './customer.ts'
import { newCustomer } from './new-customer.ts'

interface Sought {
  /** The product; without it, any that is in stock. */
  productId?: string
  quantity?: number
}

export interface Line {
  productId: string
  variantId: string
  quantity: number
  weight: object
  name: string
  /** What one piece costs. */
  price: number
  stock: number
}

type Variant = {
  variantId: string
  sizes: { stock: number; weight: object; price: { amount: number }; specialPrice?: { amount: number } }[]
}

export const signedIn = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` })

/** Puts a product into the cart of the customer, and returns its line. */
export async function take(request: APIRequestContext, tokens: Tokens, sought: Sought = {}): Promise<Line> {
  const { productId = 'p-ac-cast', quantity = 1 } = sought
  const product = await (await request.get(`/thai/api/products/${productId}`)).json()
  const variants: Variant[] = product.variants
  const variant = variants.find(({ sizes }) => (sizes[0]?.stock ?? 0) >= Math.max(quantity, 30))
  const size = variant?.sizes[0]
  if (!variant || !size) throw new Error(`${productId} is not in stock`)
  const value = { productId, variantId: variant.variantId, quantity, weight: size.weight }
  await patchCart(request, tokens, [{ op: 'add', path: '/items', value }])
  const price = size.specialPrice?.amount ?? size.price.amount
  return { ...value, name: product.name, price, stock: size.stock }
}

export async function patchCart(
  request: APIRequestContext,
  tokens: Tokens,
  changes: readonly object[],
): Promise<void> {
  const answer = await request.patch('/api/cart', {
    headers: { ...signedIn(tokens), 'content-type': 'application/json-patch+json' },
    data: JSON.stringify(changes),
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The quantities in the customer's cart on the server, in order. */
export async function quantitiesOf(request: APIRequestContext, tokens: Tokens): Promise<number[]> {
  const answer = await request.get('/api/cart?date=2026-01-01', { headers: signedIn(tokens) })
  const { items } = await answer.json()
  return items.map(({ quantity }: { quantity: number }) => quantity)
}

/** A customer of the test's own, who is signed in in the browser. */
export async function openCustomer(
  request: APIRequestContext,
  context: BrowserContext,
  shop: string | undefined,
): Promise<Tokens> {
  const tokens = await newCustomer(request)
  const { access_token, refresh_token } = tokens
  await storeTokens(context, shop, { access_token, refresh_token })
  return tokens
}

/** The drawer that shows what was put into the cart. */
export const cartDrawer = (page: Page): Locator => page.getByRole('dialog', { name: 'เพิ่มสินค้าลงตะกร้าแล้ว' })

/** The button of a product page that adds to the cart; where it stands depends on the width. */
export const addToCart = (page: Page): Locator =>
  page.getByRole('button', { name: /^ใส่ตะกร้า/ }).filter({ visible: true })
