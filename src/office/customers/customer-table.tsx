import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeCustomer } from '../../../openapi/generated/schema.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import table from '../parts/table.module.css'
import { CustomerMarks } from './customer-marks.tsx'

export function CustomerTable({ customers }: { customers: readonly OfficeCustomer[] }) {
  const { t } = useTranslation('officeCustomers')
  const { date } = useFormat()
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('name')}</th>
          <th>{t('contact')}</th>
          <th className={table.wide}>{t('taxId')}</th>
          <th className={table.wide}>{t('since')}</th>
          <th className={table.right}>{t('orders')}</th>
          <th>{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <td>
              <Link to={`/customers/${customer.id}`}>{customer.name || t('erased')}</Link>
              <small>{t(`kind_${customer.kind}`)}</small>
            </td>
            <td>
              {customer.phoneNumber}
              <small>{customer.email}</small>
            </td>
            <td className={table.wide}>{customer.taxId}</td>
            <td className={`${table.wide} ${table.quiet}`}>{date(customer.createdAt, 'short')}</td>
            <td className={table.right}>
              <span className={table.narrow}>{t('orders')} </span>
              {formatNumber(customer.orderCount)}
            </td>
            <td>
              <CustomerMarks {...customer} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
