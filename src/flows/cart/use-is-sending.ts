import { useSelector } from '@xstate/react'
import { isSameLine } from '../../../machines/cart/cart.machine.ts'
import type { CartLineKey } from '../../../openapi/generated/schema.ts'
import { useCartActor } from './cart-actor.ts'

/**
 * Whether a change of this line is on its way. A cart that is being read, or that changes another line, still takes
 * changes of this one.
 */
export function useIsSending(line: CartLineKey): boolean {
  return useSelector(
    useCartActor(),
    (snapshot) =>
      snapshot.hasTag('pending') &&
      [...snapshot.context.sending, ...snapshot.context.waiting].some((wish) => isSameLine(wish.line, line)),
  )
}
