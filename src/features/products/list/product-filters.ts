import type { ProductFacets } from '../../../../openapi/generated/schema.ts'
import { currency } from '../../../lib/rules.ts'
import type { FacetsQuery } from '../read-facets.ts'

/** `table`: one row a variant, for the trade. */
export type ListView = 'cards' | 'table'

export const sortsOf = {
  cards: ['recommended', 'newest', 'priceAsc', 'priceDesc', 'name'],
  table: ['recommended', 'size', 'thickness', 'weight', 'priceAsc', 'priceDesc'],
} as const
export type CardSort = (typeof sortsOf.cards)[number]
export type TableSort = (typeof sortsOf.table)[number]
export type Sort = CardSort | TableSort

/** The filters and the sort order of the product list, as read from the address. A colour is six hex digits. */
export interface ProductFilters {
  keyword?: string | undefined
  color?: string | undefined
  /** Millimetres. */
  thickness?: number | undefined
  /** The id of a size of the facets, as in `1220x2440`. */
  size?: string | undefined
  /** The id of a material of the facets. */
  material?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock?: boolean | undefined
  special?: boolean | undefined
  sort: Sort
  view: ListView
}

/** The props that all filter components share. */
export interface FilterProps {
  filters: ProductFilters
  onChange: (wanted: Partial<ProductFilters>) => void
}

/** What the list can be narrowed to, with counts. */
export interface FacetProps extends FilterProps {
  facets: ProductFacets
}

export interface PriceFilterProps extends FacetProps {
  /** What the list asks for. */
  query: FacetsQuery
}

export interface FilterPanelProps extends PriceFilterProps {
  /** The counts are those of the query before this one. */
  isCounting: boolean
}

const longestKeyword = 100
/** The filters in the order in which the address names them. */
const names = [
  'keyword',
  'color',
  'thickness',
  'size',
  'material',
  'minPrice',
  'maxPrice',
  'inStock',
  'special',
] as const

/** Reads the filters from the address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): ProductFilters {
  const view = search.get('view') === 'table' ? 'table' : 'cards'
  const keyword = search.get('keyword')?.trim().slice(0, longestKeyword)
  const color = /^#?([0-9a-f]{6})$/i.exec(search.get('color') ?? '')?.[1]
  return {
    keyword: keyword || undefined,
    color: color?.toLowerCase(),
    thickness: readThickness(search.get('thickness')),
    size: matching(/^\d{1,9}(\.\d{1,6})?x\d{1,9}(\.\d{1,6})?$/, search.get('size')),
    material: matching(/^[\w-]{1,64}$/, search.get('material')),
    minPrice: readPrice(search.get('minPrice')),
    maxPrice: readPrice(search.get('maxPrice')),
    inStock: search.get('inStock') === 'true' || undefined,
    special: search.get('special') === 'true' || undefined,
    sort: readSort(view, search.get('sort')),
    view,
  }
}

const matching = (form: RegExp, text: string | null) => (text && form.test(text) ? text : undefined)

function readThickness(text: string | null): number | undefined {
  const figures = matching(/^\d{1,5}(\.\d{1,4})?$/, text)
  return figures === undefined ? undefined : Number(figures)
}

/** A sort order that the view does not have is ignored. */
export function readSort(view: ListView, text: string | null): Sort {
  return sortsOf[view].find((sort) => sort === text) ?? 'recommended'
}

export const toCardSort = (sort: Sort): CardSort => sortsOf.cards.find((one) => one === sort) ?? 'recommended'
export const toTableSort = (sort: Sort): TableSort =>
  sortsOf.table.find((one) => one === sort) ?? 'recommended'

const highestPrice = 9_999_999_999.99

/** Parses an amount in baht as a shopper types it, such as `1,250` or `฿ 1250.50`. */
export function readPrice(text: string | null): number | undefined {
  const figures = text?.replaceAll(/[\s฿]/g, '') ?? ''
  if (figures === '' || !currency.isKept(figures, {})) return undefined
  const price = Number(figures.replaceAll(',', ''))
  return price <= highestPrice ? price : undefined
}

/** Writes the filters as a query string, always in the same order and without default values. */
export function writeFilters(filters: ProductFilters): string {
  const { sort, view, ...others } = filters
  const search = new URLSearchParams()
  for (const name of names) {
    const value = others[name]
    if (value !== undefined) search.set(name, String(value))
  }
  if (readSort(view, sort) !== 'recommended') search.set('sort', sort)
  if (view === 'table') search.set('view', view)
  return search.toString()
}

/** Converts the filters to the query parameters of the API that all its lists take. */
export function toQuery(
  { color, sort: _, view: __, ...filters }: ProductFilters,
  categoryId: string | undefined,
): FacetsQuery {
  const wanted = { ...filters, categoryId, color: color && `#${color}` }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}

/** Removes all filters, and keeps the keyword, the sort order and the view. */
export const withoutFilters = ({ keyword, sort, view }: ProductFilters): ProductFilters => ({
  keyword,
  sort,
  view,
})

export function countFilters(filters: ProductFilters): number {
  const { keyword: _, sort: __, view: ___, minPrice, maxPrice, ...others } = filters
  return [minPrice ?? maxPrice, ...Object.values(others)].filter((value) => value !== undefined).length
}
