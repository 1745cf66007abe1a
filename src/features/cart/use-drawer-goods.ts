import type { CartItem, CartLineKey } from '../../../openapi/generated/schema.ts'
import { cartTotal, hasLine } from '../../flows/cart/cart-sums.ts'
import { useCart } from '../../flows/cart/use-cart.ts'
import { useGuestCart } from '../../flows/guest-cart/use-guest-cart.ts'

/** A line of the cart, or goods of a guest, which have no id yet. */
export type DrawerGoods = Omit<CartItem, 'cartItemId'>

/** Of a customer's cart what was just taken, because the cart has a page; all goods of a guest, the newest first. */
export function useDrawerGoods(taken: CartLineKey | undefined) {
  const cart = useCart()
  const guestCart = useGuestCart()
  if (cart.view !== 'signedOut')
    return {
      isGuest: false,
      lines: cart.items.filter((item) => taken === undefined || hasLine([taken], item)),
      count: cart.count,
      total: cart.total,
      setQuantity: ({ productId, variantId, weight }: DrawerGoods, quantity: number) =>
        cart.replace({ productId, variantId, weight, quantity }),
      remove: cart.remove,
    }
  const lines: DrawerGoods[] = guestCart.lines
    .map(({ line: { cutting: _, ...line }, shown }) => ({ ...line, ...shown }))
    .toReversed()
  return {
    isGuest: true,
    lines: lines.toSorted((a, b) => Number(isTaken(b, taken)) - Number(isTaken(a, taken))),
    count: lines.length,
    total: cartTotal(lines),
    setQuantity: (goods: DrawerGoods, quantity: number) => {
      const known = guestCart.lines.find(({ line }) => hasLine([line], goods))
      if (known) guestCart.add({ ...known.line, quantity }, known.shown)
    },
    remove: guestCart.forget,
  }
}

const isTaken = (goods: DrawerGoods, taken: CartLineKey | undefined) =>
  taken !== undefined && hasLine([taken], goods)
