import { useState } from 'react'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { keepLeftOut, readLeftOut } from '../../lib/left-out-lines.ts'
import { useIsLive } from '../../lib/use-is-live.ts'
import { isForSale } from './cart-line-facts.ts'

export interface ChosenLines {
  isChosen: (item: CartItem) => boolean
  choose: (item: CartItem, isChosen: boolean) => void
}

/** Which lines are ordered: all that are for sale, except those that the customer leaves out. */
export function useChosenLines(customerId: string): ChosenLines {
  const [leftOut, setLeftOut] = useState(() => readLeftOut(customerId))
  // The server has all of them chosen: this tab alone knows better.
  const isLive = useIsLive()
  return {
    isChosen: (item) => isForSale(item) && !(isLive && leftOut.has(item.cartItemId)),
    choose({ cartItemId }, isChosen) {
      const next = new Set(leftOut)
      if (isChosen) next.delete(cartItemId)
      else next.add(cartItemId)
      setLeftOut(next)
      keepLeftOut(customerId, next)
    },
  }
}
