const storageKey = 'seen-prices'

/** What a shopper saw that one piece of a variant costs, in baht, by the variant. */
export type SeenPrices = Readonly<Record<string, number>>

export function readSeenPrices(): SeenPrices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const prices = Object.entries(kept).filter((one): one is [string, number] => typeof one[1] === 'number')
    return Object.fromEntries(prices)
  } catch {
    // Storage is forbidden or holds something else.
    return {}
  }
}

/** Replaces what is known: the cart names all variants that still matter. */
export function keepSeenPrices(prices: SeenPrices): void {
  try {
    const text = JSON.stringify(prices)
    // Writing is slow on a phone, and a quantity changes no price.
    if (localStorage.getItem(storageKey) !== text) localStorage.setItem(storageKey, text)
  } catch {
    // Storage is forbidden or full: a change of price is then said at the checkout only.
  }
}

/** What goes into the cart at this price. A price that was seen before stays the one to compare with. */
export function addSeenPrice(variantId: string, price: number): void {
  keepSeenPrices({ [variantId]: price, ...readSeenPrices() })
}
