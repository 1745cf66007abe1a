import type { CartItem } from '../../../openapi/generated/schema.ts'
import { cartTotal } from '../../flows/cart/cart-sums.ts'

export const isForSale = ({ status }: CartItem) => status === 'available'

/** Whether more pieces are in the cart than in stock. */
export const isTooMany = (item: CartItem) => isForSale(item) && item.quantity > item.stock

type Priced = Pick<CartItem, 'quantity' | 'variants' | 'cutting'>

const atNormalPrice = ({ variants, ...item }: Priced): Priced => ({
  ...item,
  variants: variants.map((variant) => ({
    ...variant,
    sizes: variant.sizes.map(({ label, price }) => ({ label, price })),
  })),
})

/** Returns what the lines cost at normal prices, and what special prices and prices by quantity save of that. */
export function savingOf(items: readonly Priced[]): { normal: number; saved: number } {
  const normal = cartTotal(items.map(atNormalPrice)).amount
  const satang = Math.round(normal * 100) - Math.round(cartTotal(items).amount * 100)
  return { normal, saved: satang / 100 }
}
