import { fromPromise } from 'xstate'
import type {
  LinesAnswer,
  MissingLine,
  OrderedItem,
} from '../../../machines/order-actions/order-actions.machine.ts'
import { cutListOf } from '../../../machines/cart/cart.machine.ts'
import { whyNotCut } from '../../../machines/cut-plan.ts'
import type {
  Cart,
  CartLine,
  CutList,
  CutPiece,
  Product,
  VariantSize,
} from '../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { plannedCutting } from '../../lib/products/planned-cutting.ts'
import type { ApiLanguage } from '../../lib/language.ts'
import { today } from '../../lib/formats/today.ts'

/**
 * Reads the products of an order as they are sold now, and says which can be bought again and how many of them, beside
 * what is in the cart already: one line too many would have the server refuse all of them.
 */
export function findLinesWith(client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<LinesAnswer, { items: OrderedItem[] }>(async ({ input: { items }, signal }) => {
    const language = readLanguage()
    const ids = [...new Set(items.map(({ productId }) => productId))]
    const read = async (id: string) => [id, await readProduct(client, language, id, signal)] as const
    const [cart, found] = await Promise.all([readCart(client, signal), Promise.all(ids.map(read))])
    const products = new Map(found)
    const inCart = new Map(cart.items.map(({ variantId, quantity }) => [variantId, quantity]))
    const answers = items.map((item) =>
      findItem(item, products.get(item.productId), inCart.get(item.variantId)),
    )
    return {
      found: answers.flatMap(({ found }) => found ?? []),
      missing: answers.flatMap(({ missing }) => missing ?? []),
    }
  })
}

const readCart = (client: ShopClient, signal: AbortSignal): Promise<Cart> =>
  dataOf(client.quiet.GET('/api/cart', { params: { query: { date: today() } }, signal }))

/** A product that has left the shop is not a failure: its item is reported as missing. */
async function readProduct(
  client: ShopClient,
  language: ApiLanguage,
  id: string,
  signal: AbortSignal,
): Promise<Product | undefined> {
  const asked = { params: { path: { language, id } }, signal }
  return dataOf(client.quiet.GET('/{language}/api/products/{id}', asked)).catch((error: unknown) => {
    if (error instanceof ShopProblem && error.code === 'PRODUCT_NOT_FOUND') return undefined
    throw error
  })
}

export function findItem(
  { variantId, name, quantity, cutting: cutBefore }: OrderedItem,
  product: Product | undefined,
  inCart = 0,
): { found?: CartLine; missing?: MissingLine } {
  const variant = product?.variants.find((one) => one.variantId === variantId)
  const size = variant?.sizes[0]
  if (!product || !variant || !size || product.status === 'cancelled') {
    return { missing: { name, reason: 'cancelled', quantity: 0 } }
  }
  if (size.stock === 0) return { missing: { name: product.name, reason: 'soldOut', quantity: 0 } }
  const left = size.stock - inCart
  if (left <= 0) return { missing: { name: product.name, reason: 'inCart', quantity: 0 } }
  const cutting = cutBefore && cutAgain(cutBefore.pieces, size, product.cutting)
  const wanted = quantity - (cutBefore?.sheets ?? 0) + (cutting?.sheets ?? 0)
  const possible = Math.min(wanted, left)
  // Pieces are cut all, or none: some of them would be of no use.
  if (cutBefore && (!cutting || cutting.sheets > possible)) {
    return { missing: { name: product.name, reason: 'notCut', quantity: 0 } }
  }
  return {
    found: {
      productId: product.id,
      variantId,
      quantity: possible,
      weight: size.weight,
      ...(cutting && { cutting }),
    },
    ...(possible < wanted && {
      missing: { name: product.name, reason: 'fewer', quantity: possible, unit: product.unit },
    }),
  }
}

/** The same pieces as the shop cuts them now; undefined where it no longer does. */
function cutAgain(
  pieces: CutPiece[],
  { dimensions }: VariantSize,
  terms: Product['cutting'],
): CutList | undefined {
  if (!terms || pieces.some((piece) => whyNotCut(piece, dimensions, terms))) return undefined
  return cutListOf(plannedCutting(pieces, dimensions, terms))
}
