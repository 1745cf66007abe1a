import { useInterval, type useSelection } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { OfficeOrder } from '../../../openapi/generated/schema.ts'
import { OrderStatusBadge } from '../../components/order-status/order-status-badge.tsx'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import type { Walk } from '../order/previous-next-links.tsx'
import { PaymentMark } from '../parts/payment-mark.tsx'
import { SortHeader } from '../parts/sort-header.tsx'
import { OrderAge } from './order-age.tsx'
import { readOrderQuery } from './order-query.ts'
import classes from './orders-screen.module.css'

interface OrderTableProps {
  orders: readonly OfficeOrder[]
  /** Of their ids. */
  selection: useSelection.ReturnValue<string>
}

export function OrderTable({
  orders,
  selection: [ids, { toggle, isAllSelected, setSelection }],
}: OrderTableProps) {
  const { t } = useTranslation(['office', 'orders'])
  const { dateTime, amounts } = useFormat()
  const now = useMinutes()
  const [search] = useSearchParams()
  const { sort } = readOrderQuery(search)
  const walk: Walk = { search: String(search), orderNumbers: orders.map(({ orderNumber }) => orderNumber) }
  const areAll = isAllSelected()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label={t('chooseAll')}
              checked={areAll}
              onChange={() => setSelection(areAll ? [] : orders.map(({ id }) => id))}
            />
          </th>
          <th>{t('orders:orderNumber')}</th>
          <SortHeader
            label={t('placed')}
            sorts={['oldest', 'newest']}
            sort={sort}
            className={classes.middle}
          />
          <th>{t('customer')}</th>
          <th className={classes.wide}>{t('orders:items')}</th>
          <SortHeader
            label={t('orders:total')}
            sorts={['totalAsc', 'totalDesc']}
            sort={sort}
            className={classes.right}
          />
          <th className={classes.wide}>{t('filter_paymentChannel')}</th>
          <th>{t('filter_payment')}</th>
          <th>{t('filter_fulfilment')}</th>
          <th className={`${classes.middle} ${classes.right}`}>{t('age')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} data-chosen={ids.includes(order.id) || undefined}>
            <td>
              <input
                type="checkbox"
                aria-label={t('choose', { orderNumber: order.orderNumber })}
                checked={ids.includes(order.id)}
                onChange={() => toggle(order.id)}
              />
            </td>
            <td className={classes.number}>
              <Link className="quiet" to={`/orders/${order.orderNumber}`} state={walk}>
                {order.orderNumber}
              </Link>
              <span className={classes.narrow}>
                <OrderAge order={order} now={now} />
              </span>
            </td>
            <td className={`${classes.middle} ${classes.age}`}>{dateTime(order.createdAt)}</td>
            <td className={classes.customer}>{order.customerName || t('erased')}</td>
            <td className={`${classes.wide} ${classes.age}`}>
              {t('lineCount', { count: order.lineCount })} · {amounts(order.quantities, t('orders:pieces'))}
            </td>
            <td className={classes.right}>
              <b>{formatPrice(order.total.amount)}</b>
            </td>
            <td className={classes.wide}>{t(`orders:channelShort_${order.paymentChannel}`)}</td>
            <td>
              <PaymentMark {...order} />
            </td>
            <td>
              <OrderStatusBadge status={order.fulfilment} />
            </td>
            <td className={`${classes.middle} ${classes.right}`}>
              <OrderAge order={order} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The time, read again each minute. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), 60_000, { autoInvoke: true })
  return now
}
