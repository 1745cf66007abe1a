import type { CartItem, VariantListItem } from '../../../openapi/generated/schema.ts'
import { unitSatang } from '../../../machines/quantity-prices.ts'
import { patchCart, signedIn, take } from '../../e2e/support/cart.ts'
import type { Tokens } from '../../e2e/support/customer.ts'
import { newCustomer } from '../../e2e/support/new-customer.ts'
import { fieldOf, listOf } from './plan-values.ts'
import type { Shopper } from './shopper.ts'

/** The first products of the plan are among those that the table of the trade shows for this. */
const keyword = 'EN-MC'

export const tableOfProducts = `/product?keyword=${keyword}&view=table`

/** A customer, and the products on the server that stand for those of the plan. */
export interface PlanProducts {
  tokens: Tokens
  'p-1': CartItem
  'p-2': CartItem
}

export async function newProducts({ api }: Shopper): Promise<PlanProducts> {
  const tokens = await newCustomer(api)
  const listed = await api.get(`/thai/api/product-variants?keyword=${keyword}&pageSize=12`)
  const variants: VariantListItem[] = (await listed.json()).data
  const inTable = variants.find(({ stock }) => stock >= 30)
  if (!inTable) throw new Error(`${keyword} is not in stock`)
  const { product, variantId, weight } = inTable
  const value = { productId: product.id, variantId, quantity: 2, weight }
  await patchCart(api, tokens, [{ op: 'add', path: '/items', value }])
  await take(api, tokens, { productId: 'p-ac-cast', quantity: 3 })
  const answer = await api.get('/api/cart?date=2026-01-01', { headers: signedIn(tokens) })
  const [first, second]: CartItem[] = (await answer.json()).items
  if (!first || !second) throw new Error('The cart is not filled')
  return { tokens, 'p-1': first, 'p-2': second }
}

export const standIn = (products: PlanProducts, line: unknown): CartItem =>
  products[fieldOf(line, 'productId') === 'p-1' ? 'p-1' : 'p-2']

export const quantityOf = (line: unknown) => Number(fieldOf(line, 'quantity'))

/** The lines of the plan, made of the products that stand for them. */
export const linesOf = (products: PlanProducts, items: unknown): CartItem[] =>
  listOf(items).map((item) => ({ ...standIn(products, item), quantity: quantityOf(item) }))

export const satangOf = ({ variants, quantity }: CartItem) => {
  const size = variants[0]?.sizes[0]
  return size ? unitSatang(size, quantity) * quantity : 0
}
