import { useSelector } from '@xstate/react'
import { whyNotForSale, type ShownProduct } from '../../../machines/cart/cart.machine.ts'
import type { CartLine } from '../../../openapi/generated/schema.ts'
import { useCartActor } from './cart-actor.ts'

/** Whether the cart takes these goods, and if not, why. */
export function useForSale(line: CartLine, shown: ShownProduct) {
  const canAdd = useSelector(useCartActor(), (snapshot) => snapshot.can({ type: 'cart.add', line, shown }))
  return { canAdd, reason: canAdd ? undefined : whyNotForSale(shown) }
}
