import { isSameLine, totalOf } from '../../../machines/cart/cart.machine.ts'
import type { CartItem, CartLineKey, Money } from '../../../openapi/generated/schema.ts'

/** The total of some lines by the rule of the cart flow. */
export const cartTotal = (items: readonly Pick<CartItem, 'quantity' | 'variants'>[]): Money =>
  totalOf([...items])

export const hasLine = (items: readonly CartLineKey[], line: CartLineKey): boolean =>
  items.some((item) => isSameLine(item, line))
