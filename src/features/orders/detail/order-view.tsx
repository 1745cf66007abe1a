import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Order, OrderStatus } from '../../../../openapi/generated/schema.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx'
import type { OrderActions } from '../../../flows/order-actions/use-order-actions.ts'
import { areGoodsHandedOver } from '../../../flows/order-status/goods-of.ts'
import { totalWeight } from '../../../lib/formats/format-measure.ts'
import { formatPhoneNumber } from '../../../lib/forms/phone-number.ts'
import { addressText } from '../../../lib/thai-addresses/format-address.ts'
import { useArrivalFocus } from '../../../lib/hooks/use-arrival-focus.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { CodeDialog, ConfirmationNotice, type RenderCode } from '../actions/confirm-order.tsx'
import { nextStep } from '../status/next-step.ts'
import { OrderStatusBadge } from '../../../components/order-status/order-status-badge.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderPickUp } from './order-pick-up.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTracking } from './order-tracking.tsx'
import classes from './order-view.module.css'
import { OrderButtons } from './order-buttons.tsx'

interface OrderViewProps {
  order: Order
  actions: OrderActions
  renderCode: RenderCode
  /** Draws what belongs below an item. */
  belowItem?: (item: Order['items'][number]) => ReactNode
}

/** One order: what happened to it, what is in it, where it goes, what it costs and what can be done. */
export function OrderView({ order, actions, renderCode, belowItem }: OrderViewProps) {
  const { t } = useTranslation('orders')
  const { date, weight, amounts } = useFormat()
  const heading = useArrivalFocus()
  const { orderNumber, createdAt, items, shipment, pickUp } = order
  return (
    <article>
      <header className={classes.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('orderOf')} <span className="no-break">{orderNumber}</span>
          </h1>
          <p className="small">
            {t('placedAt', { date: date(createdAt) })} · {amounts(items, t('pieces'))}
            {'\u00a0· '}
            {weight(totalWeight(items))}
          </p>
        </div>
        <div className={classes.marks} role="status">
          {marksOf(order).map((status) => (
            <OrderStatusBadge key={status} status={status} />
          ))}
          <span className="visually-hidden">{t(nextStep(order))}</span>
        </div>
      </header>
      <ConfirmationNotice order={order} actions={actions} />
      {pickUp && isAwaited(order) && <OrderPickUp pickUp={pickUp} />}
      <OrderTimeline order={order} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <OrderItems items={items} below={belowItem} />
          <OrderAddresses order={order} />
        </div>
        <aside className={classes.column}>
          {shipment && <OrderTracking shipment={shipment} />}
          <OrderAmounts order={order}>
            <OrderButtons order={order} actions={actions} />
          </OrderAmounts>
          <OrderRefunds order={order} />
        </aside>
      </div>
      <CodeDialog actions={actions} renderCode={renderCode} />
      <CancelDialog order={order} actions={actions} />
    </article>
  )
}

/** Whether the goods are still to come. */
const isAwaited = (order: Order) =>
  order.fulfilment !== 'cancelOrder' && order.payment !== 'refund' && !areGoodsHandedOver(order)

/** The payment and the fulfilment, as far as they have begun. */
function marksOf({ payment, fulfilment }: Order): OrderStatus[] {
  const begun = [payment, fulfilment].filter((state) => state !== 'pending')
  return begun.length > 0 ? begun : ['pending']
}

/** Asks before an order is cancelled, and stays open while the server cancels it. */
function CancelDialog({ order, actions }: { order: Order; actions: OrderActions }) {
  const { t } = useTranslation('orders')
  const isAsking = useSelector(actions, (snapshot) => snapshot.matches('confirmingCancel'))
  const isCancelling = useSelector(actions, (snapshot) => snapshot.matches('cancelling'))
  return (
    <ConfirmDialog
      opened={isAsking || isCancelling}
      title={t('cancelTitle')}
      confirmLabel={t('cancel')}
      cancelLabel={t('keepOrder')}
      onConfirm={() => actions.send({ type: 'cancel.confirm' })}
      onCancel={() => actions.send({ type: 'cancel.dismiss' })}
      isWaiting={isCancelling}
      isDanger
    >
      {t(order.payment === 'paid' ? 'cancelTextPaid' : 'cancelText', { orderNumber: order.orderNumber })}
    </ConfirmDialog>
  )
}

/** Where the goods go, and who the tax invoice is made out to: without an address of its own, who gets the goods. */
function OrderAddresses({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { deliveryAddress, pickUp, billingAddress: invoiced = deliveryAddress } = order
  return (
    <section className={classes.addresses}>
      {deliveryAddress && (
        <div>
          <h2 className="h3">{t('deliveryAddress')}</h2>
          <p className="small">
            {deliveryAddress.recipientName} ·{' '}
            <span className="no-break">{formatPhoneNumber(deliveryAddress.phoneNumber)}</span>
            <br />
            {addressText(deliveryAddress)}
          </p>
        </div>
      )}
      {pickUp && (
        <div>
          <h2 className="h3">{t('pickUpAt')}</h2>
          <p className="small">
            {pickUp.name}
            <br />
            {pickUp.address}
          </p>
        </div>
      )}
      {invoiced && (
        <div>
          <h2 className="h3">{t('billingAddress')}</h2>
          <p className="small">
            {invoiced.recipientName}
            {invoiced.branchCode !== undefined && ` (${t(...branchName(invoiced.branchCode))})`}
            <br />
            {addressText(invoiced)}
            {invoiced.taxId !== undefined && (
              <>
                <br />
                {t('taxId')} <span className="no-break">{invoiced.taxId}</span>
              </>
            )}
          </p>
        </div>
      )}
    </section>
  )
}

/** The translation of a branch: `00000` is the head office. */
const branchName = (branchCode: string) =>
  branchCode === '00000' ? (['headOffice'] as const) : (['branch', { branchCode }] as const)
