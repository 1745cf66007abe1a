import { fromPromise } from 'xstate'
import type {
  FoundLine,
  LinesAnswer,
  MissingLine,
  OrderedItem,
} from '../../../../machines/order-actions/order-actions.machine.ts'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf, ShopProblem } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import { shownSize } from '../../../lib/shown-size.ts'
import type { ApiLanguage } from '../../../lib/language.ts'

/** Reads the products of an order as they are sold now, and says which can be bought again and how many of them. */
export function findLinesWith(client: ShopClient, readLanguage: () => ApiLanguage) {
  return fromPromise<LinesAnswer, { items: OrderedItem[] }>(async ({ input: { items }, signal }) => {
    const language = readLanguage()
    const ids = [...new Set(items.map(({ productId }) => productId))]
    const read = async (id: string) => [id, await readProduct(client, language, id, signal)] as const
    const products = new Map(await Promise.all(ids.map(read)))
    const answers = items.map((item) => findItem(item, products.get(item.productId)))
    return {
      found: answers.flatMap(({ found }) => found ?? []),
      missing: answers.flatMap(({ missing }) => missing ?? []),
    }
  })
}

/** A product that has left the shop is not a failure: its item is reported as missing. */
async function readProduct(
  client: ShopClient,
  language: ApiLanguage,
  id: string,
  signal: AbortSignal,
): Promise<Product | undefined> {
  const asked = { params: { path: { language, id } }, headers: withoutOverlay, signal }
  return dataOf(client.GET('/{language}/api/products/{id}', asked)).catch((error: unknown) => {
    if (error instanceof ShopProblem && error.code === 'PRODUCT_NOT_FOUND') return undefined
    throw error
  })
}

export function findItem(
  { variantId, name, quantity }: OrderedItem,
  product: Product | undefined,
): { found?: FoundLine; missing?: MissingLine } {
  const variant = product?.variants.find((one) => one.variantId === variantId)
  const size = variant?.sizes[0]
  if (!product || !variant || !size || product.status === 'cancelled') {
    return { missing: { name, reason: 'cancelled', quantity: 0 } }
  }
  const possible = Math.min(quantity, size.stock)
  if (possible === 0) return { missing: { name: product.name, reason: 'soldOut', quantity: 0 } }
  return {
    found: {
      line: { productId: product.id, variantId, quantity: possible, weight: size.weight },
      shown: {
        name: product.name,
        imageUrl: product.imageUrl,
        status: product.status,
        stock: size.stock,
        variants: [{ variantId, color: variant.color, sizes: [shownSize(size)] }],
      },
    },
    ...(possible < quantity && { missing: { name: product.name, reason: 'fewer', quantity: possible } }),
  }
}
