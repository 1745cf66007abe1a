import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { OfficeOrderDetail } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useFormat } from '../../lib/use-format.ts'
import { NotShown } from '../not-shown.tsx'
import { readOrder } from '../order/order-change.ts'
import { useTitle } from '../use-title.ts'
import { CutSheets } from './cut-sheets.tsx'
import { orderNumbersIn } from './order-query.ts'
import classes from './packing-slips.module.css'

/** One sheet an order, to be printed: what goes into the parcel, and where it goes or who fetches it. No prices. */
export function PackingSlips() {
  const { t } = useTranslation('office')
  const [search] = useSearchParams()
  useTitle(t('packingSlip'))
  return (
    <>
      <div className={classes.head}>
        <h1>{t('packingSlip')}</h1>
        <ActionButton primary isSmall onClick={() => window.print()}>
          {t('print')}
        </ActionButton>
      </div>
      {orderNumbersIn(search).map((orderNumber) => (
        <Slip key={orderNumber} orderNumber={orderNumber} />
      ))}
    </>
  )
}

function Slip({ orderNumber }: { orderNumber: string }) {
  const { view, retry } = useRecord('slip', orderNumber, readOrder)
  if (view.kind !== 'shown') return <NotShown view={view} retry={retry} name={orderNumber} />
  return <Sheet detail={view.item} />
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
