import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useRecord } from '../../flows/record/use-record.ts'
import { Keyword } from '../parts/filters.tsx'
import { PagedResults } from '../parts/paged-results.tsx'
import table from '../parts/table.module.css'
import { useFilters } from '../hooks/use-filters.ts'
import { useTitle } from '../hooks/use-title.ts'
import { Views } from '../parts/views.tsx'
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
      <Views label={t('views')} views={['all', ...views]} current={current} to={(view) => to('view', view)}>
        {(view) => [t(`view_${view}`)]}
      </Views>
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
    <PagedResults {...{ found, query }} none={t('nobody')} countWords={(count) => t('count', { count })}>
      {(customers) => <CustomerTable customers={customers} />}
    </PagedResults>
  )
}
