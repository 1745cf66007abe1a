import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paymentChannels } from '../../../../machines/payment-channels.ts'
import type { OrderListItem } from '../../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { Price } from '../../../components/price/price.tsx'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { SmallPicture } from '../../../components/small-picture/small-picture.tsx'
import { invoicePath, orderPath } from '../order-paths.ts'
import { nextStep } from '../status/next-step.ts'
import { OrderStatusBadge } from '../../../components/order-status/order-status-badge.tsx'
import classes from './order-row.module.css'

interface OrderRowProps {
  order: OrderListItem
  onPay: () => void
  isPaying: boolean
}

/** One order of the list. The whole row leads to the order; a button lies above the link. */
export function OrderRow({ order, onPay, isPaying }: OrderRowProps) {
  const { t } = useTranslation('orders')
  const { dateTime, amounts } = useFormat()
  const { id, orderNumber, createdAt, imageUrls, quantities, total, paymentChannel, status } = order
  return (
    <li className={classes.row} data-entry>
      <div className={classes.name}>
        <h3>
          <Link className="covers" to={orderPath(id)}>
            {orderNumber}
          </Link>
        </h3>
        <p className="note">{dateTime(createdAt)}</p>
      </div>
      <div className={classes.pictures} aria-hidden>
        {[...new Set(imageUrls)].map((url) => (
          <SmallPicture key={url} url={url} size={56} />
        ))}
      </div>
      <div className={classes.status}>
        <OrderStatusBadge status={status} />
        <p className="note">{t(nextStep(order))}</p>
        <OrderDelivery order={order} />
      </div>
      <div className={classes.sum}>
        <Price price={total} />
        <p className="note">
          {amounts(quantities, t('pieces'))} · {t(`channelShort_${paymentChannel}`)}
        </p>
      </div>
      <div className={classes.act}>
        <RowAction order={order} onPay={onPay} isPaying={isPaying} />
      </div>
    </li>
  )
}

/** Who brings the goods, and the day: when they were shipped, before that when they were promised. */
function OrderDelivery({ order }: { order: OrderListItem }) {
  const { t } = useTranslation('orders')
  const { day } = useFormat()
  const { shippingName, arrival, shippedAt, status, pickUp } = order
  if (status === 'cancelOrder' || status === 'refund' || status === 'failed') return null
  if (pickUp)
    return (
      <p className="note">
        {shippingName} · {pickUp.hours}
        {pickUp.code !== undefined && (
          <b className={classes.code}>{t('pickUpCodeShort', { code: pickUp.code })}</b>
        )}
      </p>
    )
  const when =
    shippedAt === undefined
      ? arrival && t('promisedFor', { day: day(arrival.by) })
      : t('shippedOn', { day: day(shippedAt) })
  return <p className="note">{[shippingName, when].filter(Boolean).join(' · ')}</p>
}

/** The one thing that a shopper probably wants of an order in this status. */
function RowAction({ order, onPay, isPaying }: OrderRowProps) {
  const { t } = useTranslation('orders')
  const { id, orderNumber, status, paymentChannel, confirmBefore, pickUp } = order
  const { needsProvider } = paymentChannels[paymentChannel]
  const ofOrder = <span className="visually-hidden"> {orderNumber}</span>
  if (needsProvider && (status === 'failed' || status === 'pending')) {
    return (
      <ActionButton primary={status === 'failed'} isSmall onClick={onPay} isWaiting={isPaying}>
        {t(status === 'failed' ? 'payAgain' : 'pay')}
        {ofOrder}
      </ActionButton>
    )
  }
  if (confirmBefore !== undefined) {
    return (
      <ActionLink to={orderPath(id)} isSmall>
        {t('confirmShort')}
        {ofOrder}
      </ActionLink>
    )
  }
  if (status === 'shipped') {
    return (
      <ActionLink to={`${orderPath(id)}#tracking`} isSmall>
        {t('track')}
        {ofOrder}
      </ActionLink>
    )
  }
  if (status === 'readyToPickUp' && pickUp) {
    return (
      <ActionLink to={pickUp.mapUrl} isSmall>
        {t('pickUpMap')}
        {ofOrder}
      </ActionLink>
    )
  }
  if (status !== 'delivered' && status !== 'pickedUp' && status !== 'complete') return null
  return (
    <ActionLink to={invoicePath(id)} isSmall>
      {t('invoice')}
      {ofOrder}
    </ActionLink>
  )
}
