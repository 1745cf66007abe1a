import { useLocation, useNavigate } from 'react-router-dom'
import type { CartLine } from '../../../openapi/generated/schema.ts'
import type { ShownProduct } from '../../../machines/cart/cart.machine.ts'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import { signInHere } from '../../lib/sign-in-address.ts'

/** Returns what puts goods into the cart. For a guest they wait in the browser, and the dialog to sign in opens. */
export function usePutInCart() {
  const cart = useCart()
  const guestCart = useGuestCart()
  const navigate = useNavigate()
  const location = useLocation()

  /** `chosen` is what the shopper chose on the page and finds there again after signing in. */
  return (line: CartLine, shown: ShownProduct, chosen?: Record<string, string>) => {
    if (cart.view !== 'signedOut') return cart.add(line, shown)
    guestCart.add(line, shown)
    void navigate(signInHere(location, 'login', chosen))
  }
}
