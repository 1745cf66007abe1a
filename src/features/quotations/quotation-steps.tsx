import { useTranslation } from 'react-i18next'
import type { Quotation, QuotationState } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './quotation-steps.module.css'

/** Where a quotation stands between the asking and the goods. */
export function QuotationSteps({ quotation, state }: { quotation: Quotation; state: QuotationState }) {
  const { t } = useTranslation('quotations')
  const { dateTime } = useFormat()
  const { createdAt, order, shippingName } = quotation
  const isAlive = state === 'open' || state === 'accepted'
  return (
    <ol className={`ruled ${classes.steps}`} aria-label={t('steps')}>
      <li data-state="past">
        <span>{t('step_issued')}</span>
        <span className={classes.note}>{dateTime(createdAt)}</span>
      </li>
      <li data-state={state === 'open' ? 'now' : 'past'} aria-current={state === 'open' ? 'step' : undefined}>
        <b>{t(`state_${state}`)}</b>
      </li>
      {isAlive && (
        <>
          <li data-state={order ? 'past' : 'next'}>
            <span>{t('step_ordered')}</span>
            {order && <span className={classes.note}>{order.orderNumber}</span>}
          </li>
          <li data-state="next">
            <span>{t('step_sent')}</span>
            <span className={classes.note}>{shippingName}</span>
          </li>
        </>
      )}
    </ol>
  )
}
