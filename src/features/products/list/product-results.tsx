import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { GrowingList } from '../../../components/growing-list/growing-list.tsx'
import { usePagedList } from '../../../flows/paged-list/use-paged-list.ts'
import { ProductCardPlaces, ProductCardsLoading } from '../card/product-cards.tsx'
import { readProducts, type ProductsQuery } from '../read-products.ts'
import { ListFrame } from './list-frame.tsx'
import { ListedCards } from './listed-cards.tsx'
import type { ProductFilters } from './product-filters.ts'

interface ProductResultsProps {
  query: ProductsQuery
  page: number
  filters: ProductFilters
  /** Called with the number of products, or with `undefined` while it is unknown. */
  onTotal: (total: number | undefined) => void
}

/** The products of one query as cards. */
export function ProductResults({ query, page, filters, onTotal }: ProductResultsProps) {
  const { t } = useTranslation(['products', 'shell'])
  const list = usePagedList('products', readProducts, query, undefined, { page })
  const { view } = list
  return (
    <ListFrame view={view} filters={filters} onTotal={onTotal} search={list.about}>
      {view.kind === 'loading' && <ProductCardsLoading count={12} isBesideFilters />}
      {view.kind === 'failed' && (
        <FailedNotice message={t('listFailed')} retryLabel={t('shell:retry')} onRetry={list.retry} />
      )}
      {view.kind === 'shown' && (
        <GrowingList
          view={view}
          onMore={list.more}
          onRetry={list.retry}
          onNear={list.near}
          hasPages
          places={(count) => <ProductCardPlaces count={count} isBesideFilters />}
        >
          <ListedCards products={view.items} color={filters.color} />
        </GrowingList>
      )}
    </ListFrame>
  )
}
