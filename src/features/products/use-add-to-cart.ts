import type { ShownProduct } from '../../../machines/cart/cart.machine.ts'
import type { CartLine, Product, Variant, VariantSize } from '../../../openapi/generated/schema.ts'
import { useCart, useForSale } from '../../flows/cart/use-cart.ts'
import { useCartDrawer } from '../../flows/cart-drawer/use-cart-drawer.ts'
import { useIsAdding } from '../../flows/cart/use-is-adding.ts'
import { shownSize } from '../../lib/formats/shown-size.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'
import type { Notice } from '../../flows/snackbar/notify.ts'
import { useSnackbar } from '../../flows/snackbar/use-snackbar.ts'

interface Goods {
  product: Pick<Product, 'id' | 'name' | 'unit' | 'imageUrl' | 'status'>
  variantId: string
  color: Variant['color']
  size: Pick<VariantSize, 'label' | 'price' | 'specialPrice' | 'tiers' | 'stock' | 'weight'>
  quantity: number
}

/** Adds a variant to the cart, or says why it cannot be added. For a guest it waits in the browser. */
export function useAddToCart({ product, variantId, color, size, quantity }: Goods) {
  const cart = useCart()
  const guestCart = useGuestCart()
  const drawer = useCartDrawer()
  const { say } = useSnackbar()
  const { id: productId, name, unit, imageUrl, status } = product
  const { stock, weight } = size
  const line: CartLine = { productId, variantId, quantity, weight }
  const shown: ShownProduct = {
    name,
    unit,
    imageUrl,
    status,
    stock,
    variants: [{ variantId, color, sizes: [shownSize(size)] }],
  }

  function addForGuest() {
    const code = guestCart.tryToAdd({ line, shown })
    if (code === undefined) return
    drawer.refuse(line)
    say(code as Notice)
  }

  const add = () => (cart.view === 'signedOut' ? addForGuest() : cart.add(line, shown))

  /** Adds it and shows it in the drawer of the cart, with the way to pay. */
  function addAndShow() {
    drawer.ask(line)
    add()
  }

  return { ...useForSale(line, shown), isAdding: useIsAdding(line), add, addAndShow }
}
