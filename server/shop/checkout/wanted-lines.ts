import type { Queries } from '../../db/database.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { readCartLines } from '../cart/read-cart.ts'
import { linesRefused, requestRefused } from './checkout-refusals.ts'

/** The requested lines of the cart; a line that was removed meanwhile is not ordered, and not replaced by another. */
export async function readWantedLines(
  tx: Queries,
  customerId: string,
  cartItemIds: readonly string[],
): Promise<CartLine[]> {
  const wanted = new Set(cartItemIds)
  const { lines } = await readCartLines(tx, customerId)
  const found = lines.filter(({ id }) => wanted.has(id))
  if (found.length === 0)
    throw requestRefused('CART_EMPTY', 'cartItemIds', 'There are no such lines in the cart')
  const gone = cartItemIds.filter((id) => !found.some((line) => line.id === id))
  if (gone.length > 0) throw linesRefused('PRICE_CHANGED', 'Lines are gone from the cart', gone)
  const cancelled = found.filter(({ goods }) => !goods.product.isForSale)
  if (cancelled.length > 0) {
    const ids = cancelled.map(({ id }) => id)
    throw linesRefused('NOT_FOR_SALE', 'It is not sold any more', ids)
  }
  return found
}
