import { useLocation, useNavigate } from 'react-router-dom'
import type { ShownProduct } from '../../../machines/cart/cart.machine.ts'
import type { CartLine, Product, Variant, VariantSize } from '../../../openapi/generated/schema.ts'
import { useCart, useForSale } from '../../flows/cart/use-cart.ts'
import { useIsAdding } from '../../flows/cart/use-is-adding.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import { signInHere } from '../../lib/sign-in-address.ts'

interface Goods {
  product: Pick<Product, 'id' | 'name' | 'imageUrl' | 'status'>
  variantId: string
  color: Variant['color']
  size: Pick<VariantSize, 'label' | 'price' | 'specialPrice' | 'stock' | 'weight'>
  quantity: number
}

/** Adds a variant to the cart, or says why it cannot be added. For a guest it waits in the browser, and the dialog to sign in opens. */
export function useAddToCart({ product, variantId, color, size, quantity }: Goods) {
  const cart = useCart()
  const guestCart = useGuestCart()
  const navigate = useNavigate()
  const location = useLocation()
  const { id: productId, name, imageUrl, status } = product
  const { label, price, specialPrice, stock, weight } = size
  const line: CartLine = { productId, variantId, quantity, weight }
  const shown: ShownProduct = {
    name,
    imageUrl,
    status,
    stock,
    variants: [{ variantId, color, sizes: [{ label, price, ...(specialPrice && { specialPrice }) }] }],
  }

  /** `chosen` is what the shopper chose on the page and finds there again after signing in. */
  function add(chosen?: Record<string, string>) {
    if (cart.view !== 'signedOut') return cart.add(line, shown)
    guestCart.add(line, shown)
    void navigate(signInHere(location, 'login', chosen))
  }

  return { ...useForSale(line, shown), isAdding: useIsAdding(line), add }
}
