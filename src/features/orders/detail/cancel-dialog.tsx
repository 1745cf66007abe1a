import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx'
import type { OrderActions } from '../../../flows/order-actions/use-order-actions.ts'

/** Asks before an order is cancelled, and stays open while the server cancels it. */
export function CancelDialog({ order, actions }: { order: Order; actions: OrderActions }) {
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
