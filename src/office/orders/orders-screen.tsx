import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { OfficeOrderCounts } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/actors/load-with.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { useLive } from '../use-live.ts'
import { useTitle } from '../use-title.ts'
import { OrderFilters } from './order-filters.tsx'
import { readOrderQuery, views } from './order-query.ts'
import { OrderList } from './order-list.tsx'
import classes from './orders-screen.module.css'

const readCounts = ({ client, signal }: RecordAsk): Promise<OfficeOrderCounts> =>
  dataOf(client.GET('/api/office/order-counts', { signal }))

/** The orders of all customers. Which of them are shown stands in the address. */
export function OrdersScreen() {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const counts = useRecord('counts', 'orders', readCounts)
  const current = readOrderQuery(search).view ?? 'all'
  useTitle(t('orders'))
  useLive(counts.refresh)
  return (
    <>
      <h1>{t('orders')}</h1>
      <nav className={classes.views} aria-label={t('views')}>
        {[...views, 'all' as const].map((view) => (
          <Link key={view} to={`?view=${view}`} aria-current={view === current ? 'page' : undefined}>
            {t(`view_${view}`)}{' '}
            {counts.view.kind === 'shown' && <i>{formatNumber(counts.view.item[view])}</i>}
          </Link>
        ))}
      </nav>
      <OrderFilters />
      <OrderList key={String(search)} onChanged={counts.refresh} />
    </>
  )
}
