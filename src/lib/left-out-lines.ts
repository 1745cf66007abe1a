import * as v from 'valibot'
import { stored } from './browser/stored.ts'

const none = { customerId: '', lines: [] }

/** No draft, which would expire while the cart is open: the checkout reads here what the cart shows. */
const leftOut = stored(
  'left-out-lines',
  v.object({ customerId: v.string(), lines: v.array(v.string()) }),
  none,
  'sessionStorage',
)

/**
 * Returns the ids of the cart lines that the customer does not order now. This tab keeps them for the checkout. A line that
 * is added later is ordered, unless the customer leaves it out too.
 */
export function readLeftOut(customerId: string): ReadonlySet<string> {
  const held = leftOut.read()
  return new Set(held.customerId === customerId ? held.lines : [])
}

export function storeLeftOut(customerId: string, lines: ReadonlySet<string>): void {
  leftOut.write({ customerId, lines: [...lines] })
}

/** Called at sign-out, as the drafts are dropped then. */
export const clearLeftOut = (): void => void leftOut.write(none)
