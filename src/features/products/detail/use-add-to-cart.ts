import { useLocation, useNavigate } from 'react-router-dom'
import { useCart } from '../../../flows/cart/use-cart.ts'
import type { Order } from './use-order.ts'

/** Adds the chosen variant to the cart. A guest signs in first and then returns to the same choice. */
export function useAddToCart({ product, choice, quantity }: Order) {
  const cart = useCart()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { variantId, color, size } = choice

  function add() {
    if (cart.view === 'signedOut') return askToSignIn()
    const { name, imageUrl, status } = product
    const { label, price, specialPrice } = size
    cart.add(
      { productId: product.id, variantId, quantity, weight: size.weight },
      {
        name,
        imageUrl,
        status,
        stock: size.stock,
        variants: [{ variantId, color, sizes: [{ label, price, ...(specialPrice && { specialPrice }) }] }],
      },
    )
  }

  function askToSignIn() {
    const asked = new URLSearchParams(search)
    asked.set('variant', variantId)
    const next = `${pathname}?${asked}`
    asked.set('auth', 'login')
    asked.set('next', next)
    navigate({ search: String(asked) })
  }

  return { add, isPending: cart.isPending }
}
