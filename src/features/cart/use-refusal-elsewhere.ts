import { useSelector } from '@xstate/react'
import type { ProblemCode } from '../../api/problem.ts'
import { useCartActor } from '../../flows/cart/cart-actor.ts'
import { hasLine } from '../../flows/cart/cart-sums.ts'

/** The problem code of a refused change whose line is not in the cart, so that no line can say it. */
export function useRefusalElsewhere(): ProblemCode | undefined {
  return useSelector(useCartActor(), ({ context: { refused, items, noticeCode } }) =>
    // The cart flow types the problem codes of the API as plain strings.
    refused.some(({ line }) => !hasLine(items, line)) ? (noticeCode as ProblemCode | undefined) : undefined,
  )
}
