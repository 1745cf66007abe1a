import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { useStaff } from '../../flows/staff-session/use-staff-session.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './order-screen.module.css'

/** Who ordered, where it goes, and for whom the invoice is. */
export function OrderFacts({ detail: { order, customer } }: { detail: OfficeOrderDetail }) {
  const { t } = useTranslation(['office', 'orders'])
  const { mayUse } = useStaff()
  const { dateTime } = useFormat()
  const { deliveryAddress: to, pickUp, invoice } = order
  const all = new URLSearchParams({ view: 'all', keyword: customer.phoneNumber ?? customer.name })
  return (
    <>
      <section className={`office-panel ${classes.panel}`}>
        <h2>{t('customer')}</h2>
        <p>
          {mayUse('customers') ? (
            <Link to={`/customers/${customer.id}`}>{customer.name || t('erased')}</Link>
          ) : (
            <b>{customer.name || t('erased')}</b>
          )}
        </p>
        <p>{[customer.phoneNumber, customer.email].filter(Boolean).join(' · ')}</p>
        {customer.name && (
          <Link to={`/orders?${all}`}>{t('orderCount', { count: customer.orderCount })}</Link>
        )}
      </section>
      <section className={`office-panel ${classes.panel}`}>
        <h2>{t(pickUp ? 'orders:pickUpAt' : 'orders:deliveryAddress')}</h2>
        {pickUp && (
          <p>
            {pickUp.name} {pickUp.phone}
            <br />
            {t('orders:pickUpReadyFrom', { time: dateTime(pickUp.readyFrom) })}
          </p>
        )}
        {to && (
          <p>
            {to.recipientName} {to.phoneNumber}
            <br />
            {[to.addressLine, to.subDistrict, to.district, to.province, to.postcode].join(' ')}
          </p>
        )}
        {invoice && (
          <p className="note">
            <Link to={`/orders/tax-documents?of=${order.orderNumber}&number=${invoice.number}`}>
              {t('orders:invoice')} {invoice.number}
            </Link>
          </p>
        )}
      </section>
    </>
  )
}
