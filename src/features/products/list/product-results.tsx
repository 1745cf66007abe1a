import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { GrowingList } from '../../../components/growing-list/growing-list.tsx'
import { readProducts, type ProductsQuery } from '../read-products.ts'
import { usePagedList, type PagedList } from '../../../flows/paged-list/use-paged-list.ts'
import type { ProductListItem, ProductSearch } from '../../../../openapi/generated/schema.ts'
import { ProductCard } from '../card/product-card.tsx'
import { ProductCardPlaces, ProductCards, ProductCardsLoading } from '../card/product-cards.tsx'
import { formatNumber } from '../../../lib/format-number.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchNotice } from './search-notice.tsx'
import classes from './product-results.module.css'
import type { FilterProps } from './product-filters.ts'

interface ProductResultsProps extends FilterProps {
  query: ProductsQuery
  firstPage: number
  /** Called with the number of products, or with `undefined` while it is unknown. */
  onTotal: (total: number | undefined) => void
}

/** The products of one query, and their total number. */
export function ProductResults({ query, firstPage, onTotal, filters, onChange }: ProductResultsProps) {
  const { t } = useTranslation('products')
  const list = usePagedList('products', readProducts, query, undefined, { firstPage })
  const total = totalOf(list.view)

  useEffect(() => onTotal(total), [onTotal, total])

  return (
    <>
      <p className={classes.count}>
        {total !== undefined && (
          <>
            <b>{formatNumber(total)}</b> {t('productsCounted', { count: total })}
          </>
        )}
      </p>
      <div className={classes.list}>
        <h2 className="visually-hidden">{t('products')}</h2>
        {list.view.kind === 'shown' && list.about && <SearchNotice search={list.about} />}
        <Contents list={list} color={filters.color} />
        {list.view.kind === 'empty' && (
          <NothingFound filters={filters} onChange={onChange} search={list.about} />
        )}
      </div>
    </>
  )
}

function totalOf(view: PagedList<ProductListItem>['view']): number | undefined {
  if (view.kind === 'shown') return view.total
  return view.kind === 'empty' ? 0 : undefined
}

/** The number of cards that are visible when the page opens on the widest screen. */
const inSightAtFirst = 8

function Contents({
  list,
  color,
}: {
  list: PagedList<ProductListItem, ProductSearch>
  color: string | undefined
}) {
  const { t } = useTranslation(['products', 'shell'])
  const { view } = list
  if (view.kind === 'loading') return <ProductCardsLoading count={12} isBesideFilters />
  if (view.kind === 'failed')
    return <FailedNotice message={t('listFailed')} retryLabel={t('shell:retry')} onRetry={list.retry} />
  if (view.kind === 'empty') return null
  return (
    <GrowingList
      view={view}
      onMore={list.more}
      onRetry={list.retry}
      onNear={list.near}
      hasPages
      places={(count) => <ProductCardPlaces count={count} isBesideFilters />}
    >
      <ProductCards isBesideFilters>
        {view.items.map((product, index) => (
          <ProductCard key={product.id} product={product} color={color} isEarly={index < inSightAtFirst} />
        ))}
      </ProductCards>
    </GrowingList>
  )
}
