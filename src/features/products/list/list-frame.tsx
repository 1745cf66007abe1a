import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductSearch } from '../../../../openapi/generated/schema.ts'
import type { PagedListView } from '../../../flows/paged-list/paged-list-view.ts'
import { formatNumber } from '../../../lib/format-number.ts'
import classes from './list-frame.module.css'
import { NothingFound } from './nothing-found.tsx'
import type { ProductFilters } from './product-filters.ts'
import { SearchNotice } from './search-words.tsx'

interface ListFrameProps {
  view: PagedListView<unknown>
  filters: ProductFilters
  onTotal: (total: number | undefined) => void
  /** How the keyword was understood. */
  search?: ProductSearch | undefined
  children: ReactNode
}

/** What the cards and the table have in common: the number that was found, a heading, and nothing found. */
export function ListFrame({ view, filters, onTotal, search, children }: ListFrameProps) {
  const { t } = useTranslation(['products', 'lists'])
  const total = totalOf(view)
  useEffect(() => onTotal(total), [onTotal, total])
  return (
    <>
      <p className={classes.count}>
        {total !== undefined && (
          <>
            <b>{formatNumber(total)}</b>{' '}
            {t(filters.view === 'table' ? 'lists:variantsCounted' : 'productsCounted', { count: total })}
          </>
        )}
      </p>
      <div className={classes.list}>
        <h2 className="visually-hidden">{t('products')}</h2>
        {view.kind === 'shown' && search && <SearchNotice search={search} />}
        {children}
        {view.kind === 'empty' && <NothingFound filters={filters} search={search} />}
      </div>
    </>
  )
}

function totalOf(view: PagedListView<unknown>): number | undefined {
  if (view.kind === 'shown') return view.total
  return view.kind === 'empty' ? 0 : undefined
}
