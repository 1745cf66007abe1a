import { cutListOf, isSameLine, totalOf } from '../../../machines/cart/cart.machine.ts'
import type { CartItem, CartLine, CartLineKey, Money } from '../../../openapi/generated/schema.ts'

/** The total of some lines by the rule of the cart flow. */
export const cartTotal = (items: readonly Pick<CartItem, 'quantity' | 'variants' | 'cutting'>[]): Money =>
  totalOf([...items])

export const hasLine = (items: readonly CartLineKey[], line: CartLineKey): boolean =>
  items.some((item) => isSameLine(item, line))

/** Goods of the cart as a request names them, with the pieces that are cut from them. */
export const lineOf = ({
  productId,
  variantId,
  quantity,
  weight,
  cutting,
}: Omit<CartItem, 'cartItemId'>): CartLine => ({
  ...{ productId, variantId, quantity, weight },
  ...(cutting && { cutting: cutListOf(cutting) }),
})
