import { useState } from 'react'
import type { ListedVariant } from '../read-variants.ts'
import { usePutInCart } from '../use-put-in-cart.ts'

const mostOfOneLine = 9999

/** The quantity of a row, and the way into the cart. */
export function useVariantOrder(variant: ListedVariant) {
  const [quantity, setQuantity] = useState(1)
  const [isPressed, setIsPressed] = useState(false)
  const cart = usePutInCart()
  const isPending = isPressed && cart.isPending

  function add() {
    const { product, variantId, color, label, price, specialPrice, stock, weight } = variant
    setIsPressed(true)
    cart.put(
      { productId: product.id, variantId, quantity, weight },
      {
        name: product.name,
        imageUrl: product.imageUrl,
        status: 'available',
        stock,
        variants: [{ variantId, color, sizes: [{ label, price, ...(specialPrice && { specialPrice }) }] }],
      },
    )
  }
  return {
    quantity,
    setQuantity,
    most: Math.max(1, Math.min(variant.stock, mostOfOneLine)),
    add,
    /** Only the row that was pressed waits, not the whole table. */
    isPending,
  }
}
