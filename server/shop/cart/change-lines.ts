import { randomUUID } from 'node:crypto'
import type { CartChange } from '../../../openapi/generated/schema.ts'
import { Problem, invalid, productNotFound } from '../common/problem.ts'
import type { CartLine } from './cart-line.ts'
import { paidSatang, type Goods } from './goods.ts'

/** Maximum quantity of one line. */
const mostPieces = 9_999
/** Maximum number of lines in a cart: more than any order needs, and few enough for one page. */
export const mostLines = 200

/** Applies the changes in order and returns the lines; a refusal names the first change that is not possible. */
export function changeLines(
  lines: readonly CartLine[],
  changes: readonly CartChange[],
  known: ReadonlyMap<string, Goods>,
): CartLine[] {
  const byVariant = new Map(lines.map((line) => [line.goods.variant.id, line]))
  for (const [index, change] of changes.entries()) {
    const { productId, variantId } = change.value
    const goods = known.get(variantId)
    if (goods?.variant.productId !== productId) throw productNotFound()
    const line = byVariant.get(variantId)
    if (change.op === 'remove') {
      byVariant.delete(variantId)
      continue
    }
    const before = change.op === 'add' ? (line?.quantity ?? 0) : 0
    const quantity = before + change.value.quantity
    refuseWhatCannotBe(goods, quantity, `${index}.value.quantity`)
    if (!line && byVariant.size === mostLines)
      throw invalid('The cart is full', [{ field: `${index}.value`, code: 'maxItems' }])
    byVariant.set(variantId, { id: line?.id ?? randomUUID(), quantity, seenSatang: paidSatang(goods), goods })
  }
  return [...byVariant.values()]
}

function refuseWhatCannotBe({ product, variant }: Goods, quantity: number, field: string): void {
  if (!product.isForSale) {
    throw new Problem('NOT_FOR_SALE', 'The product is not sold any more', {
      errors: [{ field, code: 'NOT_FOR_SALE' }],
    })
  }
  if (quantity > variant.stock) {
    throw new Problem('OUT_OF_STOCK', 'There is not enough in stock', {
      detail: String(variant.stock),
      errors: [{ field, code: 'OUT_OF_STOCK' }],
    })
  }
  if (quantity > mostPieces)
    throw invalid('That is too many pieces of one thing', [{ field, code: 'maximum' }])
}
