import { IconQrcode } from '@tabler/icons-react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PaymentView as PaidOrder } from '../../../../machines/payment/payment.machine.ts'
import { Price } from '../../../components/price/price.tsx'
import { isPaidAtCounter } from '../../../flows/payment/payment-view.ts'
import type { PaymentActor } from '../../../flows/payment/use-payment.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { statusColors } from '../../../components/order-status/status-colors.ts'
import { StatusShape } from '../../../components/order-status/status-shape.tsx'
import { failureWord } from './failure-text.ts'
import moving from './moving-bar.module.css'
import classes from './payment-slip.module.css'
import { SlipActions } from './slip-actions.tsx'
import { slipContents, type SlipView } from './slip-content.ts'

/** What became of a payment, on one slip. */
export function PaymentSlip({ payment, view }: { payment: PaymentActor; view: SlipView }) {
  const { t } = useTranslation('orders')
  const order = useSelector(payment, ({ context }) => context.order)
  const { status, title, text } = slipContents[view]
  const isAtCounter = view === 'onDelivery' && isPaidAtCounter(order)
  const isReturned = view === 'ended' && order?.payment === 'refund'
  return (
    <section
      className={classes.slip}
      style={statusColors(status)}
      aria-labelledby="result"
      aria-busy={view === 'checking'}
    >
      {view === 'transferExpired' ? (
        <CoveredCode />
      ) : (
        <span className={classes.shape}>
          <StatusShape status={status} size={40} />
        </span>
      )}
      <div role="status">
        <h2 id="result">{t(title)}</h2>
        <p className={classes.text}>
          {t(isReturned ? 'endedRefundText' : isAtCounter ? 'atCounterText' : text)}
        </p>
      </div>
      {(view === 'inProcess' || view === 'checking' || view === 'leaving') && (
        <div className={moving.bar} role="progressbar" aria-label={t(title)} />
      )}
      {order && <SlipFacts order={order} view={view} />}
      <SlipActions payment={payment} view={view} />
    </section>
  )
}

/** Drawn, in place of the code itself: nobody is to scan an old one. */
function CoveredCode() {
  const { t } = useTranslation('orders')
  return (
    <span className={classes.covered}>
      <IconQrcode size={180} stroke={1.2} aria-hidden />
      <b>{t('codeExpired')}</b>
    </span>
  )
}

/** Number, amount and channel of the order, and what belongs to the state of its payment. */
function SlipFacts({ order, view }: { order: PaidOrder; view: SlipView }) {
  const { t } = useTranslation('orders')
  const { day, time } = useFormat()
  const attempt = order.attempts.at(-1)
  const facts = [
    { name: t('orderNumber'), value: <b>{order.orderNumber}</b> },
    { name: t('amount'), value: <Price price={order.total} /> },
    { name: t('channel'), value: t(`channel_${order.paymentChannel}`) },
    ...(order.referenceCode === undefined ? [] : [{ name: t('referenceCode'), value: order.referenceCode }]),
    ...(view === 'success' && order.arrival ? [{ name: t('arrivesBy'), value: day(order.arrival.by) }] : []),
    ...(view === 'failed' && attempt
      ? [{ name: t('reason'), value: t(failureWord(attempt.failureCode)) }]
      : []),
    ...(view === 'inProcess' && attempt ? [{ name: t('startedAt'), value: time(attempt.at) }] : []),
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
