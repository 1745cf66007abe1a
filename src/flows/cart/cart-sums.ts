import { cutListOf, isSameLine, totalOf } from '../../../machines/cart/cart.machine.ts'
import { inSatang } from '../../../machines/quantity-prices.ts'
import type { CartItem, CartLine, CartLineKey, Money } from '../../../openapi/generated/schema.ts'

type Priced = Pick<CartItem, 'quantity' | 'variants' | 'cutting'>

/** The total of some lines by the rule of the cart flow. */
export const cartTotal = (items: readonly Priced[]): Money => totalOf([...items])

const atNormalPrice = ({ variants, ...item }: Priced): Priced => ({
  ...item,
  variants: variants.map((variant) => ({
    ...variant,
    sizes: variant.sizes.map(({ label, price }) => ({ label, price })),
  })),
})

/** Returns what the lines cost at normal prices, and what special prices and prices by quantity save of that. */
export function savingOf(items: readonly Priced[]): { normal: number; saved: number } {
  const normal = cartTotal(items.map(atNormalPrice))
  return { normal: normal.amount, saved: (inSatang(normal) - inSatang(cartTotal(items))) / 100 }
}

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
