import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import type { PaymentView } from '../../../flows/payment/payment-view.ts'
import type { PaymentActor } from '../../../flows/payment/use-payment.ts'
import { orderAddress, ordersAddress } from '../order-address.ts'
import { failureWord } from './failure-words.ts'
import classes from './result-dialog.module.css'

/** Announces a success or a failure over the page, once for each attempt. The failure leads to the orders. */
export function ResultDialog({ payment, view }: { payment: PaymentActor; view: PaymentView }) {
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
      <p className={classes.text}>{isSuccess ? t('successText') : t(failureWord(attempt.failureCode))}</p>
      <div className={classes.acts}>
        {isSuccess ? (
          <ActionLink to={orderAddress(orderId)} primary isFull>
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
            <ActionLink to={ordersAddress} isFull>
              {t('toMyOrders')}
            </ActionLink>
          </>
        )}
      </div>
    </Overlay>
  )
}
