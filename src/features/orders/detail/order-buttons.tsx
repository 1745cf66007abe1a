import { IconFileInvoice, IconMessage } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import type { OrderActions } from '../../../flows/order-actions/use-order-actions.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import { ActionNotice } from '../actions/action-notice.tsx'
import { invoicePath } from '../order-paths.ts'
import classes from './order-buttons.module.css'

interface OrderButtonsProps {
  order: Order
  actions: OrderActions
}

/** What can be done with an order in its present status. */
export function OrderButtons({ order, actions }: OrderButtonsProps) {
  const { t } = useTranslation('orders')
  const { id, items, invoice, canCancel, orderNumber } = order
  const isOrdering = useSelector(
    actions,
    (snapshot) => snapshot.matches('findingLines') || snapshot.matches('addingLines'),
  )
  return (
    <div className={classes.actions}>
      {order.canPay && <Pay order={order} actions={actions} />}
      {invoice && (
        <ActionLink to={invoicePath(id)} isFull>
          <IconFileInvoice size={20} stroke={1.6} aria-hidden />
          {t('invoice')}
        </ActionLink>
      )}
      <ActionButton
        isFull
        isWaiting={isOrdering}
        onClick={() => actions.send({ type: 'order.again', orderId: id, items })}
      >
        {t('orderAgain')}
      </ActionButton>
      <ActionNotice actions={actions} />
      <ActionLink to={lineMessageUrl(t('lineMessage', { orderNumber }))} tone="line" isFull>
        <IconMessage size={20} stroke={1.6} aria-hidden />
        {t('askOnLine')}
      </ActionLink>
      {canCancel && (
        <ActionButton tone="quiet" isFull onClick={() => actions.send({ type: 'order.cancel', orderId: id })}>
          {t('cancel')}
        </ActionButton>
      )}
    </div>
  )
}

function Pay({ order, actions }: OrderButtonsProps) {
  const { t } = useTranslation('orders')
  const isPaying = useSelector(
    actions,
    (snapshot) => snapshot.matches('startingPayment') || snapshot.matches('leaving'),
  )
  return (
    <>
      <ActionButton
        primary
        isFull
        isWaiting={isPaying}
        disabled={order.isInProcess}
        onClick={() => actions.send({ type: 'order.pay', orderId: order.id })}
      >
        {t(order.payment === 'failed' ? 'payAgainLong' : 'pay')}
      </ActionButton>
      {order.isInProcess && <p className={`note ${classes.why}`}>{t('payAfterBank')}</p>}
    </>
  )
}
