import * as v from 'valibot'
import { stored } from '../../lib/browser/stored.ts'

/** What a shopper saw that one piece of a variant costs, in baht, by the variant. */
export type SeenPrices = Readonly<Record<string, number>>

const seen = stored<SeenPrices>('seen-prices', v.record(v.string(), v.number()), {})

export const readSeenPrices = seen.read

/** Replaces what is known: the cart names all variants that still matter. */
export const storeSeenPrices = (prices: SeenPrices): void => void seen.write(prices)

/** What goes into the cart at this price. A price that was seen before stays the one to compare with. */
export function addSeenPrice(variantId: string, price: number): void {
  storeSeenPrices({ [variantId]: price, ...readSeenPrices() })
}
