import type { ProductFacets } from '../../../../openapi/generated/schema.ts'
import type { FacetsQuery } from '../read-facets.ts'
import { activeFacets, facetNames, facets, removalOfAll, type FacetFilters } from './facets.ts'

/** `table`: one row a variant, for the trade. */
export type ListView = 'cards' | 'table'

export const sortsOf = {
  cards: ['recommended', 'newest', 'priceAsc', 'priceDesc', 'stars', 'name'],
  table: ['recommended', 'size', 'thickness', 'weight', 'priceAsc', 'priceDesc'],
} as const
export type CardSort = (typeof sortsOf.cards)[number]
export type TableSort = (typeof sortsOf.table)[number]
export type Sort = CardSort | TableSort

/** The filters and the sort order of the product list, as read from the address. A colour is six hex digits. */
export interface ProductFilters extends FacetFilters {
  keyword?: string | undefined
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
  facets: ProductFacets | undefined
}

export interface PriceFilterProps extends FacetProps {
  /** What the list asks for. */
  query: FacetsQuery
}

export interface FilterPanelProps extends PriceFilterProps {
  /** The counts are those of the query before this one. */
  isCounting: boolean
}

/** The parameters of the address that say which products are listed, and how. */
export const listParameters: readonly string[] = ['keyword', ...facetNames, 'sort', 'view']

const longestKeyword = 100

/** Reads the filters from the address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): ProductFilters {
  const view = search.get('view') === 'table' ? 'table' : 'cards'
  const narrowing = Object.fromEntries(
    facetNames.map((name) => [name, facets[name].parse(search.get(name) ?? '')]),
  )
  return {
    keyword: search.get('keyword')?.trim().slice(0, longestKeyword) || undefined,
    // The cast is safe: each value was parsed by the row of its name.
    ...(narrowing as FacetFilters),
    sort: readSort(view, search.get('sort')),
    view,
  }
}

/** A sort order that the view does not have is ignored. */
export function readSort(view: ListView, text: string | null): Sort {
  return sortsOf[view].find((sort) => sort === text) ?? 'recommended'
}

export const toCardSort = (sort: Sort): CardSort => sortsOf.cards.find((one) => one === sort) ?? 'recommended'
export const toTableSort = (sort: Sort): TableSort =>
  sortsOf.table.find((one) => one === sort) ?? 'recommended'

/** Writes the filters as a query string, always in the same order and without default values. */
export function writeFilters({ sort, view, ...filters }: ProductFilters): string {
  const search = new URLSearchParams()
  for (const name of ['keyword', ...facetNames] as const) {
    const value = filters[name]
    if (value !== undefined) search.set(name, String(value))
  }
  if (readSort(view, sort) !== 'recommended') search.set('sort', sort)
  if (view === 'table') search.set('view', view)
  return search.toString()
}

/** The filters with one facet as the address would name it; an empty text removes it. */
export function withFacet(filters: ProductFilters, name: string, text: string): ProductFilters {
  const search = new URLSearchParams(writeFilters(filters))
  search.set(name, text)
  return readFilters(search)
}

/** Converts the filters to the query parameters of the API that all its lists take. */
export function toQuery(
  { sort: _, view: __, keyword, ...filters }: ProductFilters,
  categoryId: string | undefined,
): FacetsQuery {
  const narrowing = facetNames.map((name) => {
    const value = filters[name]
    return [name, typeof value === 'string' ? (facets[name].toApi?.(value) ?? value) : value] as const
  })
  const wanted = [['keyword', keyword], ...narrowing, ['categoryId', categoryId]] as const
  return Object.fromEntries(wanted.filter(([, value]) => value !== undefined))
}

/** Removes all filters, and keeps the keyword, the sort order and the view. */
export const withoutFilters = (filters: ProductFilters): ProductFilters => ({
  ...filters,
  ...removalOfAll,
})

export const countFilters = (filters: ProductFilters): number => activeFacets(filters).length
