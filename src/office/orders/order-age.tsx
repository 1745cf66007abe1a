import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfficeOrder } from '../../../openapi/generated/schema.ts'
import classes from './orders-screen.module.css'

const hour = 3_600_000
const lateAfter = 24 * hour
const soonAfter = 18 * hour
const waiting: readonly OfficeOrder['fulfilment'][] = ['pending', 'processing', 'readyToShip']

/** How long an order waits to leave the shop; late after a day. */
export function OrderAge({ order, now }: { order: OfficeOrder; now: number }) {
  const { t } = useTranslation('office')
  if (!waiting.includes(order.fulfilment)) return null
  const age = Math.max(0, now - Date.parse(order.createdAt))
  const words =
    age < hour
      ? t('ageMinutes', { count: Math.floor(age / 60_000) })
      : age < 48 * hour
        ? t('ageHours', { count: Math.floor(age / hour) })
        : t('ageDays', { count: Math.floor(age / (24 * hour)) })
  if (age < lateAfter) return <span className={age < soonAfter ? classes.age : classes.soon}>{words}</span>
  return (
    <span className={classes.late}>
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      <span className="visually-hidden">{t('late')} </span>
      {words}
    </span>
  )
}
