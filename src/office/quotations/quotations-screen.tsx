import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { OfficeQuotationPage } from '../../../openapi/generated/schema.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { lastDayOf } from '../../flows/quotation/use-quotation-state.ts'
import { PagedResults } from '../parts/paged-results.tsx'
import table from '../parts/table.module.css'
import { useTitle } from '../hooks/use-title.ts'
import { Views } from '../parts/views.tsx'
import { quotationStates, readQuotationQuery, readQuotations } from './quotation-query.ts'

/** The quotations of all customers. Of which state stands in the address. */
export function QuotationsScreen() {
  const { t } = useTranslation('officeQuotations')
  const [search] = useSearchParams()
  useTitle(t('title'))
  return (
    <>
      <h1>{t('title')}</h1>
      <QuotationsOfState key={String(search)} />
    </>
  )
}

function QuotationsOfState() {
  const { t } = useTranslation('officeQuotations')
  const [search] = useSearchParams()
  const query = readQuotationQuery(search)
  const found = useRecord('quotations', query, readQuotations)
  return (
    <>
      <Views
        label={t('views')}
        views={quotationStates}
        current={query.state}
        to={(state) => `?state=${state}`}
      >
        {(state) => [t(`state_${state}`)]}
      </Views>
      <PagedResults {...{ found, query }} none={t('none')} countWords={(count) => t('count', { count })}>
        {(quotations) => <QuotationTable quotations={quotations} />}
      </PagedResults>
    </>
  )
}

function QuotationTable({ quotations }: { quotations: readonly OfficeQuotationPage['data'][number][] }) {
  const { t } = useTranslation(['officeQuotations', 'orders'])
  const { date, dateTime, amounts } = useFormat()
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('number')}</th>
          <th>{t('customer')}</th>
          <th className={table.wide}>{t('issued')}</th>
          <th>{t('validUntil')}</th>
          <th className={table.right}>{t('quantity')}</th>
          <th className={table.right}>{t('total')}</th>
        </tr>
      </thead>
      <tbody>
        {quotations.map(({ id, number, customerName, ...quotation }) => (
          <tr key={id}>
            <td>
              <Link to={`/quotations/${id}`}>{number}</Link>
            </td>
            <td>{customerName || t('erased')}</td>
            <td className={`${table.wide} ${table.quiet}`}>{dateTime(quotation.createdAt)}</td>
            <td className={table.quiet}>{date(lastDayOf(quotation), 'short')}</td>
            <td className={table.right}>{amounts(quotation.quantities, t('orders:pieces'))}</td>
            <td className={table.right}>{formatPrice(quotation.total.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
