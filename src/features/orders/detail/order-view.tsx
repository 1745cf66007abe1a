import { useTranslation } from 'react-i18next'
import type { Order, OrderStatus } from '../../../../openapi/generated/schema.ts'
import type { OrderActions } from '../../../flows/order-actions/use-order-actions.ts'
import { totalWeight } from '../../../lib/format-measure.ts'
import { useArrivalFocus } from '../../../lib/use-arrival-focus.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { CodeDialog, ConfirmationNotice, type RenderCode } from '../actions/confirm-order.tsx'
import { nextStep } from '../status/next-step.ts'
import { OrderStatusMark } from '../status/order-status-mark.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTracking } from './order-tracking.tsx'
import { OrderWays } from './order-ways.tsx'
import classes from './order-view.module.css'

interface OrderViewProps {
  order: Order
  actions: OrderActions
  renderCode: RenderCode
}

/** One order: what happened to it, what is in it, where it goes, what it costs and what can be done. */
export function OrderView({ order, actions, renderCode }: OrderViewProps) {
  const { t } = useTranslation('orders')
  const { date, weight } = useFormat()
  const heading = useArrivalFocus()
  const { orderNumber, createdAt, itemCount, items, shipment } = order
  return (
    <article>
      <header className={classes.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('orderOf')} <span className="no-break">{orderNumber}</span>
          </h1>
          <p>
            {t('placedAt', { date: date(createdAt) })} · {t('pieces', { count: itemCount })} ·{' '}
            {weight(totalWeight(items))}
          </p>
        </div>
        <div className={classes.marks} role="status">
          {marksOf(order).map((status) => (
            <OrderStatusMark key={status} status={status} />
          ))}
          <span className="visually-hidden">{t(nextStep(order))}</span>
        </div>
      </header>
      <ConfirmationNotice order={order} actions={actions} />
      <OrderTimeline order={order} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <OrderItems items={items} />
          <OrderAddresses order={order} />
        </div>
        <aside className={classes.column}>
          {shipment && <OrderTracking shipment={shipment} />}
          <OrderAmounts order={order}>
            <OrderWays order={order} actions={actions} />
          </OrderAmounts>
        </aside>
      </div>
      <CodeDialog actions={actions} renderCode={renderCode} />
      <CancelDialog order={order} actions={actions} />
    </article>
  )
}

/** The payment and the fulfilment, as far as they have begun. */
function marksOf({ payment, fulfilment }: Order): OrderStatus[] {
  const begun = [payment, fulfilment].filter((state) => state !== 'pending')
  return begun.length > 0 ? begun : ['pending']
}
