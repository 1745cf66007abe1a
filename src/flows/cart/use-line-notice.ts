import { useSelector } from '@xstate/react'
import { isSameLine } from '../../../machines/cart/cart.machine.ts'
import type { CartLineKey } from '../../../openapi/generated/schema.ts'
import type { ProblemCode } from '../../api/problem.ts'
import { useCartActor } from './cart-actor.ts'

/** Why the last wish was refused, if it was a wish for this line. */
export function useLineNotice(line: CartLineKey): ProblemCode | undefined {
  return useSelector(useCartActor(), ({ context: { refused, noticeCode } }) =>
    // The cart keeps codes as the server gave them.
    refused.some((wish) => isSameLine(wish.line, line)) ? (noticeCode as ProblemCode | undefined) : undefined,
  )
}
