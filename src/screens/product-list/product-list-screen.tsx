import { useDidUpdate } from '@mantine/hooks'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { useApp } from '../../flows/app/use-app.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { useLoadAhead } from '../../lib/hooks/use-load-ahead.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { findCategory, type CategoryPlace } from '../../lib/products/category-tree.ts'
import { ActiveFilters } from '../../features/products/list/active-filters.tsx'
import { CategoryNotFound } from '../../features/products/list/category-not-found.tsx'
import { FilterPanel } from '../../features/products/list/filter-panel.tsx'
import { FilterSheet } from '../../features/products/list/filter-sheet.tsx'
import { ListHead } from '../../features/products/list/list-head.tsx'
import {
  readFilters,
  toCardSort,
  toQuery,
  toTableSort,
  writeFilters,
  type FilterProps,
  type ProductFilters,
} from '../../features/products/list/product-filters.ts'
import classes from './product-list-screen.module.css'
import { ProductResults } from '../../features/products/list/product-results.tsx'
import { SortChoice } from '../../features/products/list/sort-choice.tsx'
import { useFacets } from '../../features/products/list/use-facets.ts'
import { ViewSwitch } from '../../features/products/list/view-switch.tsx'
import { readCategory } from '../../features/products/read-category.ts'
import type { FacetsQuery } from '../../features/products/read-facets.ts'
import { ComparisonBar } from '../../features/products/compare/comparison-bar.tsx'
import { ComparisonSwitch, useComparing } from '../../features/products/compare/comparison-switch.tsx'
import { VariantResults, variantResultsPart } from '../../features/products/table/variant-results-later.ts'
import { SubCategories } from '../../features/products/list/sub-categories.tsx'

export const partsFor = (search: URLSearchParams) =>
  readFilters(search).view === 'table' ? [variantResultsPart] : []

/** Products of one category or all products. The filters and the sort order are stored in the address. */
export default function ProductListScreen() {
  const { categoryId } = useParams()
  const categories = useApp((snapshot) => snapshot.context.categories)
  const place = categories && categoryId ? findCategory(categories, categoryId) : undefined
  if (place) return <CategoryList place={place} />
  return categories && categoryId ? <CategoryNotFound /> : <ProductList categoryId={categoryId} />
}

/** Until the category has been read, or if that fails, the categories that the visit began with say what it is. */
function CategoryList({ place }: { place: CategoryPlace }) {
  const { path } = place.category
  const [firstPath] = useState(path)
  const { view, open } = useRecord('category', firstPath, readCategory)
  useDidUpdate(() => open(path), [path])
  if (view.kind === 'notFound') return <CategoryNotFound />
  const isRead = view.kind === 'shown' && view.item.path === path
  const { category, ancestors } = isRead ? { category: view.item, ancestors: view.item.ancestors } : place
  return <ProductList categoryId={category.id} place={{ category, ancestors }} />
}

function ProductList({
  categoryId,
  place,
}: {
  categoryId?: string | undefined
  place?: CategoryPlace | undefined
}) {
  const { t } = useTranslation(['products', 'lists'])
  const [search, setSearch] = useSearchParams()
  const [total, setTotal] = useState<number>()
  const filters = readFilters(search)
  const page = readPageNumber(search)
  const query = toQuery(filters, categoryId)
  const { facets, isCounting } = useFacets(query)
  const comparing = useComparing()
  const tools = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(tools, search.toString())
  useLoadAhead(variantResultsPart.preload)
  const change = (wanted: Partial<ProductFilters>) => setSearch(writeFilters({ ...filters, ...wanted }))
  const panel = { query, facets, isCounting, filters, onChange: change }

  return (
    <div className="wrap">
      <ListHead place={place} filters={filters} />
      <SubCategories place={place} filters={filters} look="chips" />
      <p className="visually-hidden" role="status">
        {total !== undefined &&
          t(filters.view === 'table' ? 'lists:foundVariants' : 'found', { count: total })}
      </p>
      <div className={classes.columns}>
        <aside className={classes.side} aria-label={t('filters')}>
          <SubCategories place={place} filters={filters} look="list" />
          <FilterPanel {...panel} />
        </aside>
        <div className={classes.board}>
          <div className={classes.tools} ref={tools}>
            <SortChoice filters={filters} onChange={(sort) => change({ sort })} />
            {filters.view === 'cards' && <ComparisonSwitch {...comparing} />}
            <ViewSwitch filters={filters} />
            <FilterSheet {...panel} total={filters.view === 'table' ? undefined : total} />
          </div>
          <ActiveFilters facets={facets} filters={filters} onChange={change} />
          {/* Each query has its own list, so that Back restores the list as it was left. */}
          <Results
            key={`${JSON.stringify({ query, sort: filters.sort, view: filters.view })} ${page > 1}`}
            query={query}
            page={page}
            filters={filters}
            isComparing={comparing.isComparing}
            onChange={change}
            onTotal={setTotal}
          />
        </div>
      </div>
      <ComparisonBar />
    </div>
  )
}

interface ResultsProps extends FilterProps {
  query: FacetsQuery
  page: number
  isComparing: boolean
  onTotal: (total: number | undefined) => void
}

function Results({ query, filters, isComparing, onChange, ...rest }: ResultsProps) {
  const { sort, view } = filters
  if (view === 'cards')
    return (
      <ProductResults
        {...rest}
        query={{ ...query, sort: toCardSort(sort) }}
        filters={filters}
        isComparing={isComparing}
      />
    )
  const inTable = { ...query, sort: toTableSort(sort) }
  return <VariantResults {...rest} query={inTable} filters={filters} onChange={onChange} />
}

/**
 * When a change of the address takes the focused control away, such as the last chip, the focus moves to the
 * first control above the list.
 */
function useFocusAfterRemoval(tools: RefObject<HTMLElement | null>, address: string): void {
  useDidUpdate(() => {
    if (document.activeElement !== document.body) return
    tools.current?.querySelector<HTMLElement>('select, a, button')?.focus({ preventScroll: true })
  }, [address])
}
