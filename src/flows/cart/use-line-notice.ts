import { useSelector } from '@xstate/react'
import { isSameLine } from '../../../machines/cart/cart.machine.ts'
import type { CartLineKey } from '../../../openapi/generated/schema.ts'
import { useCartActor } from './cart-actor.ts'

/** The problem code of the last refused change, if that change was for this line. */
export function useLineNotice(line: CartLineKey): string | undefined {
  return useSelector(useCartActor(), ({ context: { refused, noticeCode } }) =>
    refused.some((change) => isSameLine(change.line, line)) ? noticeCode : undefined,
  )
}
