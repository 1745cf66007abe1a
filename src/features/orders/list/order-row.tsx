import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OrderListItem } from '../../../../openapi/generated/schema.ts'
import { Price } from '../../../components/price/price.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { orderAddress } from '../order-address.ts'
import { nextStep } from '../status/next-step.ts'
import { OrderStatusMark } from '../status/order-status-mark.tsx'
import classes from './order-row.module.css'
import { RowAction } from './row-action.tsx'

interface OrderRowProps {
  order: OrderListItem
  onPay: () => void
  isPaying: boolean
}

/** One order of the list. The whole row leads to the order; a button lies above the link. */
export function OrderRow({ order, onPay, isPaying }: OrderRowProps) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormat()
  const { id, orderNumber, createdAt, imageUrls, itemCount, total, paymentChannel, status } = order
  return (
    <li className={classes.row} data-entry>
      <div className={classes.name}>
        <h3>
          <Link to={orderAddress(id)}>{orderNumber}</Link>
        </h3>
        <p>{dateTime(createdAt)}</p>
      </div>
      <div className={classes.pictures} aria-hidden>
        {[...new Set(imageUrls)].map((url) => (
          <img key={url} src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
        ))}
      </div>
      <div className={classes.status}>
        <OrderStatusMark status={status} />
        <p>{t(nextStep(order))}</p>
      </div>
      <div className={classes.sum}>
        <Price price={total} />
        <p>
          {t('pieces', { count: itemCount })} · {t(`channelShort_${paymentChannel}`)}
        </p>
      </div>
      <div className={classes.act}>
        <RowAction order={order} onPay={onPay} isPaying={isPaying} />
      </div>
    </li>
  )
}
