import { readPrice, type ProductFilters } from './product-filters.ts'

export type PriceRange = Pick<ProductFilters, 'minPrice' | 'maxPrice'>

/** Reads a price range as a shopper types it; an empty field sets no limit. */
export function readRange(
  least: string,
  most: string,
): { range?: PriceRange; fault?: 'notAnAmount' | 'priceUpsideDown' } {
  const minPrice = readPrice(least)
  const maxPrice = readPrice(most)
  const isWrong = (text: string, price: number | undefined) => text.trim() !== '' && price === undefined
  if (isWrong(least, minPrice) || isWrong(most, maxPrice)) return { fault: 'notAnAmount' }
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    return { fault: 'priceUpsideDown' }
  return {
    range: { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) },
  }
}

export const isSameRange = (one: PriceRange, other: PriceRange): boolean =>
  one.minPrice === other.minPrice && one.maxPrice === other.maxPrice
