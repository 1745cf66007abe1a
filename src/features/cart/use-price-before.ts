import { useEffect, useState } from 'react'
import type { CartItem } from '../../../openapi/generated/schema.ts'
import { priceToPay } from '../../lib/money.ts'
import { useIsLive } from '../../lib/use-is-live.ts'
import { keepSeenPrices, readSeenPrices } from '../../lib/seen-prices.ts'

/** Tells what a line cost when the shopper last saw it, if it costs something else now. */
export function usePriceBefore(items: readonly CartItem[]): (item: CartItem) => number | undefined {
  // As it was when the cart was opened: a notice stays until the cart is left.
  const [seen] = useState(readSeenPrices)
  // The server does not know what this browser has seen.
  const isLive = useIsLive()
  useEffect(() => {
    keepSeenPrices(Object.fromEntries(items.map((item) => [item.variantId, priceNow(item)])))
  }, [items])
  return (item) => {
    const before = seen[item.variantId]
    return !isLive || before === priceNow(item) ? undefined : before
  }
}

function priceNow({ variants }: CartItem): number {
  const size = variants[0]?.sizes[0]
  return size ? priceToPay(size.price, size.specialPrice) : 0
}
