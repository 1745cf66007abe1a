import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { Keyword } from '../filters.tsx'
import { NotShown } from '../not-shown.tsx'
import orders from '../orders/orders-screen.module.css'
import { PageLinks } from '../page-links.tsx'
import table from '../table.module.css'
import { useFilters } from '../use-filters.ts'
import { useTitle } from '../use-title.ts'
import { customerPageSize, readCustomerQuery, readCustomers, views } from './customer-query.ts'
import { CustomerTable } from './customer-table.tsx'

/** The customers of the shop. Which of them are shown stands in the address. */
export function CustomersScreen() {
  const { t } = useTranslation(['officeCustomers', 'office'])
  const { search, to } = useFilters()
  const current = readCustomerQuery(search).view ?? 'all'
  useTitle(t('office:customers'))
  return (
    <>
      <h1>{t('office:customers')}</h1>
      <nav className={orders.views} aria-label={t('views')}>
        {(['all', ...views] as const).map((view) => (
          <Link key={view} to={to('view', view)} aria-current={view === current ? 'page' : undefined}>
            {t(`view_${view}`)}
          </Link>
        ))}
      </nav>
      <div className={table.search}>
        <Keyword label={t('search')} />
      </div>
      <FoundCustomers key={String(search)} />
    </>
  )
}

function FoundCustomers() {
  const { t } = useTranslation('officeCustomers')
  const [search] = useSearchParams()
  const [query] = useState(() => readCustomerQuery(search))
  const { view, retry } = useRecord('customers', query, readCustomers)
  if (view.kind !== 'shown') return <NotShown view={view} retry={retry} className={table.empty} />
  const { data, totalRecords } = view.item
  if (data.length === 0) return <p className={table.empty}>{t('nobody')}</p>
  return (
    <>
      <CustomerTable customers={data} />
      <PageLinks pageNumber={query.pageNumber ?? 1} last={Math.ceil(totalRecords / customerPageSize)}>
        {t('count', { count: totalRecords })}
      </PageLinks>
    </>
  )
}
