import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { paymentView } from '../../../flows/payment/payment-view.ts'
import type { PaymentActor } from '../../../flows/payment/use-payment.ts'
import { statusColors } from '../status/status-colors.ts'
import { StatusShape } from '../status/status-shape.tsx'
import classes from './payment-slip.module.css'
import { SlipActions } from './slip-actions.tsx'
import { SlipFacts } from './slip-facts.tsx'
import { slipLooks, type SlipView } from './slip-look.ts'

/** What became of a payment, on one slip. */
export function PaymentSlip({ payment, view }: { payment: PaymentActor; view: SlipView }) {
  const { t } = useTranslation('orders')
  const order = useSelector(payment, ({ context }) => context.order)
  const isAsking = useSelector(payment, (snapshot) => paymentView(snapshot) === 'checking')
  const { status, title, text } = slipLooks[view]
  return (
    <section
      className={classes.slip}
      style={statusColors(status)}
      aria-labelledby="result"
      aria-busy={isAsking}
    >
      <span className={classes.shape}>
        <StatusShape status={status} size={40} />
      </span>
      <div role="status">
        <h2 id="result">{t(title)}</h2>
        <p className={classes.text}>{t(text)}</p>
      </div>
      {(view === 'inProcess' || view === 'checking' || view === 'leaving') && (
        <div className={classes.bar} role="progressbar" aria-label={t(title)} />
      )}
      {order && <SlipFacts order={order} view={view} />}
      <SlipActions payment={payment} view={view} />
    </section>
  )
}
