import type { CartLine } from '../../../../openapi/generated/schema.ts'
import type { ShownProduct } from '../../../../machines/cart/cart.machine.ts'
import { useIsAdding } from '../../../flows/cart/use-is-adding.ts'
import { usePutInCart } from '../use-put-in-cart.ts'
import type { Order } from './use-order.ts'

/** Adds the chosen variant to the cart. For a guest it waits in the browser, and the dialog to sign in opens. */
export function useAddToCart({ product, choice, quantity, isQuantityRefused, quantityField }: Order) {
  const put = usePutInCart()
  const { variantId, color, size } = choice
  const isAdding = useIsAdding({ productId: product.id, variantId })

  function add() {
    if (isQuantityRefused) return quantityField.current?.focus()
    const { name, imageUrl, status } = product
    const { label, price, specialPrice } = size
    const line: CartLine = { productId: product.id, variantId, quantity, weight: size.weight }
    const shown: ShownProduct = {
      name,
      imageUrl,
      status,
      stock: size.stock,
      variants: [{ variantId, color, sizes: [{ label, price, ...(specialPrice && { specialPrice }) }] }],
    }
    put(line, shown, { variant: variantId })
  }

  return { add, isAdding }
}
