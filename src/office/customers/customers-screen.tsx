import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { Keyword } from '../filters.tsx'
import { FoundPage } from '../found-page.tsx'
import orders from '../orders/orders-screen.module.css'
import table from '../table.module.css'
import { useFilters } from '../use-filters.ts'
import { useTitle } from '../use-title.ts'
import { readCustomerQuery, readCustomers, views } from './customer-query.ts'
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
  const query = readCustomerQuery(search)
  const found = useRecord('customers', query, readCustomers)
  return (
    <FoundPage {...{ found, query }} none={t('nobody')} countWords={(count) => t('count', { count })}>
      {(customers) => <CustomerTable customers={customers} />}
    </FoundPage>
  )
}
