import { useState } from 'react'
import { useIsAdding } from '../../../flows/cart/use-is-adding.ts'
import type { ListedVariant } from '../read-variants.ts'
import { usePutInCart } from '../use-put-in-cart.ts'

const mostOfOneLine = 9999

/** The quantity of a row, and the way into the cart. */
export function useVariantOrder(variant: ListedVariant) {
  const [quantity, setQuantity] = useState(1)
  const put = usePutInCart()

  function add() {
    const { product, variantId, color, label, price, specialPrice, stock, weight } = variant
    put(
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
    isAdding: useIsAdding({ productId: variant.product.id, variantId: variant.variantId }),
  }
}
