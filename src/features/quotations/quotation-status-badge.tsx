import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { QuotationState } from '../../../openapi/generated/schema.ts'
import classes from '../../components/order-status/order-status-badge.module.css'
import { statusColors } from '../../components/order-status/status-colors.ts'

/** With the status of an order whose colours each has. */
const looks = {
  open: { Icon: IconClock, like: 'pending' },
  accepted: { Icon: IconCheck, like: 'paid' },
  declined: { Icon: IconX, like: 'cancelOrder' },
  expired: { Icon: IconX, like: 'cancelOrder' },
} as const

/** What became of a quotation, as a shape, a word and a tint. */
export function QuotationStatusBadge({ state }: { state: QuotationState }) {
  const { t } = useTranslation('quotations')
  const { Icon, like } = looks[state]
  return (
    <span className={classes.mark} style={statusColors(like)}>
      <Icon size={18} stroke={1.6} aria-hidden />
      {t(`state_${state}`)}
    </span>
  )
}
