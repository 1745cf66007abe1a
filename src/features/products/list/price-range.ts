import type { TFunction } from 'i18next'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { currency } from '../../../lib/rules/rules.ts'

export interface PriceRange {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

const highestPrice = 9_999_999_999.99

/** Parses an amount in baht as a shopper types it, such as `1,250` or `฿ 1250.50`. */
export function readPrice(text: string): number | undefined {
  const figures = text.replaceAll(/[\s฿]/g, '')
  if (figures === '' || !currency.isValid(figures, {})) return undefined
  const price = Number(figures.replaceAll(',', ''))
  return price <= highestPrice ? price : undefined
}

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

export const asPrice = (amount: number): string => `฿${formatNumber(amount)}`

export function priceRangeLabel(
  { minPrice, maxPrice }: PriceRange,
  t: TFunction<['products', 'lists']>,
): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined)
    return t('priceBetween', { least: asPrice(minPrice), most: asPrice(maxPrice) })
  if (minPrice !== undefined) return t('priceAtLeast', { least: asPrice(minPrice) })
  return maxPrice === undefined ? undefined : t('priceUpTo', { most: asPrice(maxPrice) })
}
