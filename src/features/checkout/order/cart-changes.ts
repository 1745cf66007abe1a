import { unitPrice } from '../../../../machines/quantity-prices.ts'
import type { CheckoutCart, CheckoutLine } from '../../../../machines/checkout/checkout.machine.ts'

export type CartChange =
  | { what: 'price'; id: string; name: string; before: number; now: number }
  | { what: 'quantity'; id: string; name: string; before: number; now: number }
  | { what: 'gone' | 'new'; id: string; name: string }

/** For as many pieces as are wanted now: another quantity alone is no other price. */
const priceAt = ({ variants }: CheckoutLine, quantity: number): number => {
  const size = variants[0]?.sizes[0]
  return size ? unitPrice(size, quantity) : 0
}

/** Compares the cart that the shopper saw with the newest one, line by line. */
export function changesOf(before: CheckoutCart | undefined, now: CheckoutCart): CartChange[] {
  if (!before) return []
  const find = ({ items }: CheckoutCart, id: string) => items.find(({ cartItemId }) => cartItemId === id)
  const gone = before.items.filter(({ cartItemId }) => !find(now, cartItemId))
  return [
    ...now.items.flatMap((line) => changesOfLine(find(before, line.cartItemId), line)),
    ...gone.map(({ cartItemId: id, name }) => ({ what: 'gone' as const, id, name })),
  ]
}

function changesOfLine(old: CheckoutLine | undefined, line: CheckoutLine): CartChange[] {
  const { cartItemId: id, name } = line
  if (!old) return [{ what: 'new', id, name }]
  const changes: CartChange[] = []
  const [before, now] = [priceAt(old, line.quantity), priceAt(line, line.quantity)]
  if (before !== now) changes.push({ what: 'price', id, name, before, now })
  if (old.quantity !== line.quantity)
    changes.push({ what: 'quantity', id, name, before: old.quantity, now: line.quantity })
  return changes
}
