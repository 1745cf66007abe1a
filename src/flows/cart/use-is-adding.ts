import { useSelector } from '@xstate/react'
import { isSameLine } from '../../../machines/cart/cart.machine.ts'
import type { CartLineKey } from '../../../openapi/generated/schema.ts'
import { useCartActor } from './cart-actor.ts'

/**
 * Whether goods of this line are on their way into the cart. A cart that is being read, or whose quantities change, still
 * takes more of them.
 */
export function useIsAdding(line: CartLineKey): boolean {
  return useSelector(
    useCartActor(),
    (snapshot) =>
      snapshot.hasTag('pending') &&
      [...snapshot.context.sending, ...snapshot.context.waiting].some(
        (change) => change.op === 'add' && isSameLine(change.line, line),
      ),
  )
}
