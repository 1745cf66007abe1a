import { useLocation, useNavigate } from 'react-router-dom'
import type { CartLine } from '../../../../openapi/generated/schema.ts'
import { useCart } from '../../../flows/cart/use-cart.ts'
import { putAside } from '../../../lib/put-aside.ts'
import type { PutAside } from '../../../lib/put-aside-goods.ts'
import { signInHere } from '../../../lib/sign-in-address.ts'
import type { Order } from './use-order.ts'

/** Adds the chosen variant to the cart. For a guest it is put aside, and the dialog to sign in opens. */
export function useAddToCart({ product, choice, quantity, isQuantityRefused, quantityField }: Order) {
  const cart = useCart()
  const navigate = useNavigate()
  const location = useLocation()
  const { variantId, color, size } = choice

  function add() {
    if (isQuantityRefused) return quantityField.current?.focus()
    const { name, imageUrl, status } = product
    const { label, price, specialPrice } = size
    const line: CartLine = { productId: product.id, variantId, quantity, weight: size.weight }
    const shown: PutAside['shown'] = {
      name,
      imageUrl,
      status,
      stock: size.stock,
      variants: [{ variantId, color, sizes: [{ label, price, ...(specialPrice && { specialPrice }) }] }],
    }
    if (cart.view !== 'signedOut') return cart.add(line, shown)
    putAside(line, shown)
    void navigate(signInHere(location, 'login', { variant: variantId }))
  }

  return { add, isPending: cart.isPending }
}
