import { useLocation, useNavigate } from 'react-router-dom'
import type { CartLine } from '../../../openapi/generated/schema.ts'
import { useCart } from '../../flows/cart/use-cart.ts'
import { putAside } from '../../lib/put-aside.ts'
import type { PutAside } from '../../lib/put-aside-goods.ts'
import { signInHere } from '../../lib/sign-in-address.ts'

/** Returns what puts goods into the cart. For a guest they are put aside, and the dialog to sign in opens. */
export function usePutInCart() {
  const cart = useCart()
  const navigate = useNavigate()
  const location = useLocation()

  /** `chosen` is what the shopper chose on the page and finds there again after signing in. */
  return (line: CartLine, shown: PutAside['shown'], chosen?: Record<string, string>) => {
    if (cart.view !== 'signedOut') return cart.add(line, shown)
    putAside(line, shown)
    void navigate(signInHere(location, 'login', chosen))
  }
}
