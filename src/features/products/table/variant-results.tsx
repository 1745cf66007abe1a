import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { GrowingList } from '../../../components/growing-list/growing-list.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import { usePagedList } from '../../../flows/paged-list/use-paged-list.ts'
import { ListFrame } from '../list/list-frame.tsx'
import type { FilterProps } from '../list/product-filters.ts'
import { type ListedVariant, readVariants, type VariantsQuery } from '../read-variants.ts'
import classes from './variant-results.module.css'
import { VariantTable } from './variant-table.tsx'

export interface VariantResultsProps extends FilterProps {
  query: VariantsQuery
  page: number
  /** Called with the number of rows, or with `undefined` while it is unknown. */
  onTotal: (total: number | undefined) => void
}

const rowsAtOnce = 12

/** The variants of one query, one row each. */
export default function VariantResults({ query, page, onTotal, filters, onChange }: VariantResultsProps) {
  const { t } = useTranslation('products')
  const list = usePagedList('variants', readVariants, query, rowsAtOnce, { page })
  const { view } = list
  const table = (variants: ListedVariant[]) => (
    <VariantTable
      variants={variants}
      sort={query.sort ?? 'recommended'}
      onSort={(sort) => onChange({ sort })}
    />
  )
  return (
    <ListFrame view={view} filters={filters} onTotal={onTotal}>
      {view.kind === 'loading' && (
        <>
          {table([])}
          <SkeletonGroup>
            <VariantSkeletons count={rowsAtOnce} />
          </SkeletonGroup>
        </>
      )}
      {view.kind === 'failed' && <FailedNotice message={t('listFailed')} onRetry={list.retry} />}
      {view.kind === 'shown' && (
        <GrowingList
          view={view}
          onMore={list.more}
          onRetry={list.retry}
          onNear={list.near}
          hasPages
          places={(count) => <VariantSkeletons count={count} />}
        >
          {table(view.items)}
        </GrowingList>
      )}
    </ListFrame>
  )
}

/** Placeholders in the shape of rows. */
function VariantSkeletons({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => `row ${index + 1}`)
  return places.map((place) => (
    <div key={place} className={classes.place}>
      <Skeleton height={56} width={56} />
      <Skeleton height={20} />
    </div>
  ))
}
