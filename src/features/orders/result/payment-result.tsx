import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { RefreshOnReturn } from '../../../components/polling/polling.ts'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { ScreenHeading } from '../../../components/screen-heading/screen-heading.tsx'
import { isPaidAtCounter, paymentView } from '../../../flows/payment/payment-view.ts'
import type { ResultView } from '../../../flows/payment/payment-view.ts'
import type { PaymentActor } from '../../../flows/payment/use-payment.ts'
import { orderPath, ordersPath } from '../order-paths.ts'
import { failureWord } from './failure-text.ts'
import classes from './payment-result.module.css'
import { PaymentSlip } from './payment-slip.tsx'
import { OtherChannels } from './slip-actions.tsx'
import { TransferPage } from './transfer-page.tsx'

/** The result of placing and paying an order, as the server tells it, whatever the address says. */
export function PaymentResult({ payment }: { payment: PaymentActor }) {
  const { t } = useTranslation(['orders', 'screens'])
  const view = useSelector(payment, paymentView)
  const look = () => payment.send({ type: 'payment.look' })
  const isTransfer = view === 'awaitingTransfer'
  const isAtCounter = useSelector(payment, ({ context }) => isPaidAtCounter(context.order))
  const placedTitle = isAtCounter ? 'screens:counterResult' : 'screens:codResult'
  const title = view === 'onDelivery' ? placedTitle : 'screens:paymentResult'
  return (
    <div className={`wrap ${classes.page}`}>
      <RefreshOnReturn onReturn={look} />
      <ScreenHeading title={t(isTransfer ? 'transferTitle' : title)} />
      {view === 'notFound' && <OrderMissing />}
      {view === 'checkFailed' && <FailedNotice message={t('checkFailed')} onRetry={look} />}
      {isTransfer && <TransferPage payment={payment} />}
      {view !== 'notFound' && view !== 'checkFailed' && !isTransfer && (
        <PaymentSlip payment={payment} view={view} />
      )}
      <ResultDialog payment={payment} view={view} />
    </div>
  )
}

/** Another customer's order is not found either, so that an address tells nothing about it. */
export function OrderMissing() {
  const { t } = useTranslation('orders')
  return (
    <EmptyNotice title={t('missingTitle')} text={t('missingText')}>
      <ActionLink to={ordersPath} primary>
        {t('toMyOrders')}
      </ActionLink>
    </EmptyNotice>
  )
}

/** Announces a success or a failure over the page, once for each attempt. The failure leads to the orders. */
function ResultDialog({ payment, view }: { payment: PaymentActor; view: ResultView }) {
  const { t } = useTranslation('orders')
  const orderId = useSelector(payment, ({ context }) => context.orderId)
  const attempt = useSelector(payment, ({ context }) => context.order?.attempts.at(-1))
  const canPay = useSelector(payment, (snapshot) => snapshot.can({ type: 'payment.payAgain' }))
  const [readId, setReadId] = useState<string>()
  if (attempt === undefined || (view !== 'success' && view !== 'failed')) return null
  const isSuccess = view === 'success'
  const close = () => setReadId(attempt.id)
  return (
    <Overlay
      opened={readId !== attempt.id}
      onClose={close}
      title={t(isSuccess ? 'successTitle' : 'failedTitle')}
    >
      {!isSuccess && <p className={classes.reason}>{t(failureWord(attempt.failureCode))}</p>}
      <p className={classes.text}>{t(isSuccess ? 'successText' : 'failedText')}</p>
      <div className={classes.acts}>
        {isSuccess ? (
          <ActionLink to={orderPath(orderId)} primary isFull>
            {t('seeOrder')}
          </ActionLink>
        ) : (
          <>
            <ActionButton
              primary
              isFull
              disabled={!canPay}
              onClick={() => payment.send({ type: 'payment.payAgain' })}
            >
              {t('payAgainLong')}
            </ActionButton>
            <OtherChannels payment={payment} />
            <ActionLink to={ordersPath} isFull>
              {t('toMyOrders')}
            </ActionLink>
          </>
        )}
      </div>
    </Overlay>
  )
}
