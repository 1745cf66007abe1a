import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionLink } from '../../../components/action/action.tsx'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { FollowReturn } from '../../../components/follow-changes/follow-changes.ts'
import { ScreenHeading } from '../../../components/screen-heading/screen-heading.tsx'
import { paymentView } from '../../../flows/payment/payment-view.ts'
import type { PaymentActor } from '../../../flows/payment/use-payment.ts'
import { ordersAddress } from '../order-address.ts'
import { PaymentSlip } from './payment-slip.tsx'
import classes from './payment-result.module.css'
import { ResultDialog } from './result-dialog.tsx'

/** The result of placing and paying an order, as the server tells it, whatever the address says. */
export function PaymentResult({ payment }: { payment: PaymentActor }) {
  const { t } = useTranslation(['orders', 'screens', 'shell'])
  const view = useSelector(payment, paymentView)
  const look = () => payment.send({ type: 'payment.look' })
  return (
    <div className={`wrap ${classes.page}`}>
      <FollowReturn onReturn={look} />
      <ScreenHeading title={t(view === 'onDelivery' ? 'screens:codResult' : 'screens:paymentResult')} />
      {view === 'notFound' && <OrderMissing />}
      {view === 'checkFailed' && (
        <FailedNotice message={t('checkFailed')} retryLabel={t('shell:retry')} onRetry={look} />
      )}
      {view !== 'notFound' && view !== 'checkFailed' && <PaymentSlip payment={payment} view={view} />}
      <ResultDialog payment={payment} view={view} />
    </div>
  )
}

/** Another customer's order is not found either, so that an address tells nothing about it. */
export function OrderMissing() {
  const { t } = useTranslation('orders')
  return (
    <EmptyNotice title={t('missingTitle')} text={t('missingText')}>
      <ActionLink to={ordersAddress} primary>
        {t('toMyOrders')}
      </ActionLink>
    </EmptyNotice>
  )
}
