import type { ProductsQuery } from '../read-products.ts'

export const sorts = ['recommended', 'newest', 'priceAsc', 'priceDesc', 'name'] as const
export type Sort = (typeof sorts)[number]

/** The filters and the sort order of the product list, as read from the address. A colour is six hex digits. */
export interface ProductFilters {
  keyword?: string | undefined
  color?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock?: boolean | undefined
  special?: boolean | undefined
  sort: Sort
}

/** The props that all filter components share. */
export interface FilterProps {
  filters: ProductFilters
  onChange: (wanted: Partial<ProductFilters>) => void
}

const longestKeyword = 100

/** Reads the filters from the address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): ProductFilters {
  const keyword = search.get('keyword')?.trim().slice(0, longestKeyword)
  const color = /^#?([0-9a-f]{6})$/i.exec(search.get('color') ?? '')?.[1]
  return {
    keyword: keyword || undefined,
    color: color?.toLowerCase(),
    minPrice: readPrice(search.get('minPrice')),
    maxPrice: readPrice(search.get('maxPrice')),
    inStock: search.get('inStock') === 'true' || undefined,
    special: search.get('special') === 'true' || undefined,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'recommended',
  }
}

/** Parses an amount in baht as a shopper types it, such as `1,250` or `1250.50`. */
export function readPrice(text: string | null): number | undefined {
  const figures = text?.replaceAll(/[,\s฿]/g, '') ?? ''
  return /^\d{1,10}(\.\d{1,2})?$/.test(figures) ? Number(figures) : undefined
}

/** Writes the filters as a query string, always in the same order and without default values. */
export function writeFilters(filters: ProductFilters): string {
  const { sort, ...others } = filters
  const search = new URLSearchParams()
  for (const name of ['keyword', 'color', 'minPrice', 'maxPrice', 'inStock', 'special'] as const) {
    const value = others[name]
    if (value !== undefined) search.set(name, String(value))
  }
  if (sort !== 'recommended') search.set('sort', sort)
  return search.toString()
}

/** Converts the filters to the query parameters of the API. */
export function toQuery(
  { color, ...filters }: ProductFilters,
  categoryId: string | undefined,
): ProductsQuery {
  const wanted = { ...filters, categoryId, color: color && `#${color}` }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}

/** Removes all filters, and keeps the keyword and the sort order. */
export const withoutFilters = ({ keyword, sort }: ProductFilters): ProductFilters => ({ keyword, sort })

export function countFilters(filters: ProductFilters): number {
  const { color, minPrice, maxPrice, inStock, special } = filters
  return [color, minPrice ?? maxPrice, inStock, special].filter((value) => value !== undefined).length
}
