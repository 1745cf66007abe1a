import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '../../../openapi/generated/schema.ts'
import classes from './order-status-badge.module.css'
import { statusColors } from './status-colors.ts'
import { StatusShape } from './status-shape.tsx'
import { statusLabels } from './status-label.ts'

interface OrderStatusBadgeProps {
  status: OrderStatus
  /** In place of the status's own word. */
  label?: string
}

/** The status of an order as a shape, a word and a tint. */
export function OrderStatusBadge({ status, label }: OrderStatusBadgeProps) {
  const { t } = useTranslation('orders')
  return (
    <span className={classes.mark} style={statusColors(status)} data-status={status}>
      <StatusShape status={status} size={18} />
      {label ?? t(statusLabels[status])}
    </span>
  )
}
