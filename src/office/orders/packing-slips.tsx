import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { readOrder } from '../order/order-change.ts'
import { CutSheets } from './cut-sheets.tsx'
import classes from './packing-slips.module.css'
import { PrintPage } from './print-page.tsx'

/** One sheet an order, to be printed: what goes into the parcel, and where it goes or who fetches it. No prices. */
export function PackingSlips() {
  const { t } = useTranslation('office')
  return (
    <PrintPage title={t('packingSlip')} read={readOrder}>
      {(detail) => <Sheet detail={detail} />}
    </PrintPage>
  )
}

function Sheet({ detail: { order, customer } }: { detail: OfficeOrderDetail }) {
  const { t } = useTranslation(['office', 'orders'])
  const { dateTime, amount } = useFormat()
  const to = order.deliveryAddress
  return (
    <article className={classes.sheet}>
      <h2>{order.orderNumber}</h2>
      <p>
        {t('orders:placedAt', { date: dateTime(order.createdAt) })} · {order.shippingName}
      </p>
      {order.pickUp && (
        <Text my={12} fz="1rem">
          <b>{order.pickUp.name}</b>
          <br />
          {customer.name} {customer.phoneNumber}
        </Text>
      )}
      {to && (
        <Text my={12} fz="1rem">
          <b>{to.recipientName}</b> {to.phoneNumber}
          <br />
          {[to.addressLine, to.subDistrict, to.district, to.province, to.postcode].join(' ')}
        </Text>
      )}
      <ul>
        {order.items.map((item) => (
          <li key={`${item.variantId} ${item.size}`}>
            <i aria-hidden />
            <span>{`${item.name} · ${item.color.name} · ${item.size}`}</span>
            <b>{amount(item.quantity, item.unit ?? t('orders:pieces'))}</b>
            {item.cutting && <CutSheets cutting={item.cutting} />}
          </li>
        ))}
      </ul>
    </article>
  )
}
