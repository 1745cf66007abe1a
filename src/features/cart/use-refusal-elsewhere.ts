import { useSelector } from '@xstate/react'
import { useCartActor } from '../../flows/cart/cart-actor.ts'
import { hasLine } from '../../flows/cart/cart-sums.ts'

/** The problem code of a refused change whose line is not in the cart, so that no line can say it. */
export function useRefusalElsewhere(): string | undefined {
  return useSelector(useCartActor(), ({ context: { refused, items, noticeCode } }) =>
    refused.some(({ line }) => !hasLine(items, line)) ? noticeCode : undefined,
  )
}
