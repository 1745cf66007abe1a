import type { TFunction } from 'i18next'
import { formatNumber } from '../../../lib/format-number.ts'
import type { ProductFilters } from './product-filters.ts'

const price = (amount: number) => `฿${formatNumber(amount)}`

/** The price range of the filters in words, if they have one. */
export function priceWords(
  { minPrice, maxPrice }: ProductFilters,
  t: TFunction<['products', 'lists']>,
): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined)
    return t('priceBetween', { least: price(minPrice), most: price(maxPrice) })
  if (minPrice !== undefined) return t('priceAtLeast', { least: price(minPrice) })
  return maxPrice === undefined ? undefined : t('priceUpTo', { most: price(maxPrice) })
}
