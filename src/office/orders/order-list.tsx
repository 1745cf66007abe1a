import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { OfficeOrder } from '../../../openapi/generated/schema.ts'
import { FailedNotice } from '../../components/failed-notice/failed-notice.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { withPage } from '../../lib/page-number.ts'
import { useLive } from '../use-live.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { pageSize, readOrderQuery, readOrders } from './order-query.ts'
import { OrderTable } from './order-table.tsx'
import classes from './orders-screen.module.css'

/** One page of a view, and what happens to the orders that are chosen in it. */
export function OrderList({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(['office', 'parts', 'problems'])
  const [search] = useSearchParams()
  const [query] = useState(() => readOrderQuery(search))
  const { view, refresh, retry } = useRecord('orders', query, readOrders)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  useLive(refresh)

  if (view.kind === 'loading') return <p className={classes.empty}>{t('parts:loading')}</p>
  if (view.kind !== 'shown')
    return <FailedNotice message={t('problems:INTERNAL')} retryLabel={t('parts:retry')} onRetry={retry} />
  const { data, totalRecords } = view.item
  if (data.length === 0) return <p className={classes.empty}>{t('noOrders')}</p>
  const chosen = data.filter(({ id }) => chosenIds.has(id))
  const choose = (orders: readonly OfficeOrder[], isChosen: boolean) => {
    const next = new Set(chosenIds)
    for (const { id } of orders) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosenIds(next)
  }
  return (
    <>
      <OrderTable orders={data} chosenIds={chosenIds} onChoose={choose} />
      <Pages pageNumber={query.pageNumber ?? 1} totalRecords={totalRecords} />
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          onClear={() => setChosenIds(new Set())}
          onChanged={() => {
            refresh()
            onChanged()
          }}
        />
      )}
    </>
  )
}

function Pages({ pageNumber, totalRecords }: { pageNumber: number; totalRecords: number }) {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const last = Math.ceil(totalRecords / pageSize)
  const to = (page: number) => `?${withPage(String(search), page)}`
  return (
    <nav className={classes.foot} aria-label={t('pages')}>
      {t('orderCount', { count: totalRecords })}
      {last > 1 && (
        <>
          {pageNumber > 1 && <Link to={to(pageNumber - 1)}>{t('pageBefore')}</Link>}
          {t('pageOf', { page: formatNumber(pageNumber), last: formatNumber(last) })}
          {pageNumber < last && <Link to={to(pageNumber + 1)}>{t('pageAfter')}</Link>}
        </>
      )}
    </nav>
  )
}
