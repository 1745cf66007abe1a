import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeCustomerDetail } from '../../../openapi/generated/schema.ts'
import { OrderStatusBadge } from '../../components/order-status/order-status-badge.tsx'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import order from '../order/order-screen.module.css'
import { PaymentMark } from '../parts/payment-mark.tsx'
import table from '../parts/table.module.css'

export function CustomerOrders({ detail: { customer, orders } }: { detail: OfficeCustomerDetail }) {
  const { t } = useTranslation(['officeCustomers', 'office', 'orders'])
  const { dateTime } = useFormat()
  const all = new URLSearchParams({ view: 'all', keyword: customer.phoneNumber ?? '' })
  return (
    <section className={`office-panel ${order.panel}`}>
      <h2>{t('newestOrders')}</h2>
      {orders.length === 0 ? (
        <p className={table.empty}>{t('noOrders')}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('orders:orderNumber')}</th>
              <th>{t('office:placed')}</th>
              <th className={table.right}>{t('orders:total')}</th>
              <th>{t('office:filter_payment')}</th>
              <th>{t('office:filter_fulfilment')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((one) => (
              <tr key={one.orderNumber}>
                <td className={table.number}>
                  <Link to={`/orders/${one.orderNumber}`}>{one.orderNumber}</Link>
                </td>
                <td className={table.quiet}>{dateTime(one.createdAt)}</td>
                <td className={table.right}>
                  <b>{formatPrice(one.total.amount)}</b>
                </td>
                <td>
                  <PaymentMark {...one} />
                </td>
                <td>
                  <OrderStatusBadge status={one.fulfilment} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {customer.orderCount > orders.length && customer.phoneNumber !== undefined && (
        <Link to={`/orders?${all}`}>{t('allOrders', { count: customer.orderCount })}</Link>
      )}
    </section>
  )
}
