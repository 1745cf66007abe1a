import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { statusColors } from '../../../components/order-status/status-colors.ts'
import { StatusShape } from '../../../components/order-status/status-shape.tsx'
import classes from './order-timeline.module.css'
import { timelineSteps } from './timeline-steps.ts'

/** More steps than this do not fit side by side on a desk. */
const maxInOneRow = 9

/** What happened to an order and what is still to come, step by step. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormat()
  const steps = timelineSteps(order)
  return (
    <ol
      className={classes.timeline}
      aria-label={t('timeline')}
      data-in-one-row={steps.length <= maxInOneRow || undefined}
    >
      {steps.map(({ key, word, status, state, at, note }) => (
        <li
          key={key}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
          style={state === 'next' ? undefined : statusColors(status)}
        >
          <span className={classes.shape}>
            <StatusShape status={status} size={22} />
          </span>
          <div>
            <b>{t(word)}</b>
            {at === undefined ? (
              <span className="visually-hidden">{t('notYet')}</span>
            ) : (
              <span className={`note ${classes.note}`}>{dateTime(at)}</span>
            )}
            {note !== undefined && <span className={`note ${classes.note}`}>{note}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
