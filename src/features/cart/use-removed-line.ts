import { useState } from 'react'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import type { CartUse } from '../../flows/cart/use-cart.ts'
import { hasLine, lineOf } from '../../flows/cart/cart-sums.ts'

export interface Removal {
  /** The line that was removed last, until it is in the cart again. */
  removed: { item: CartItem; index: number } | undefined
  remove: (item: CartItem) => void
  undo: () => void
}

/** Removes a line and remembers it, so that it can be put back. */
export function useRemovedLine({ items, remove, add }: CartUse): Removal {
  const [last, setLast] = useState<{ item: CartItem; index: number }>()
  const removed = last && !hasLine(items, last.item) ? last : undefined
  return {
    removed,
    remove(item) {
      setLast({ item, index: items.indexOf(item) })
      remove({ productId: item.productId, variantId: item.variantId })
    },
    undo() {
      if (!removed) return
      const { productId: _, variantId: __, quantity: ___, weight: ____, ...shown } = removed.item
      setLast(undefined)
      add(lineOf(removed.item), shown)
    },
  }
}
