import { useTranslation } from 'react-i18next'
import type { PaymentView as PaidOrder } from '../../../../machines/payment/payment.machine.ts'
import { Price } from '../../../components/price/price.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { failureWord } from './failure-words.ts'
import classes from './payment-slip.module.css'
import type { SlipView } from './slip-look.ts'

/** Number, amount and channel of the order, and what belongs to the state of its payment. */
export function SlipFacts({ order, view }: { order: PaidOrder; view: SlipView }) {
  const { t } = useTranslation('orders')
  const { time } = useFormat()
  const attempt = order.attempts.at(-1)
  const facts = [
    { name: t('orderNumber'), value: <b>{order.orderNumber}</b> },
    { name: t('amount'), value: <Price price={order.total} /> },
    { name: t('channel'), value: t(`channel_${order.paymentChannel}`) },
    ...(order.referenceCode === undefined ? [] : [{ name: t('referenceCode'), value: order.referenceCode }]),
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
