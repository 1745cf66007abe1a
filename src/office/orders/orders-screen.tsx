import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../lib/format-number.ts'
import { useOrderCounts } from '../order-counts.ts'
import { useTitle } from '../use-title.ts'
import { OrderFilters } from './order-filters.tsx'
import { readOrderQuery, views } from './order-query.ts'
import { OrderList } from './order-list.tsx'
import classes from './orders-screen.module.css'

/** The orders of all customers. Which of them are shown stands in the address. */
export function OrdersScreen() {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  const { counts, refresh } = useOrderCounts()
  const current = readOrderQuery(search).view ?? 'all'
  useTitle(t('orders'))
  return (
    <>
      <h1>{t('orders')}</h1>
      <nav className={classes.views} aria-label={t('views')}>
        {[...views, 'all' as const].map((view) => (
          <Link key={view} to={`?view=${view}`} aria-current={view === current ? 'page' : undefined}>
            {t(`view_${view}`)} {counts && <i>{formatNumber(counts[view])}</i>}
          </Link>
        ))}
      </nav>
      <OrderFilters />
      <OrderList key={String(search)} onChanged={refresh} />
    </>
  )
}
