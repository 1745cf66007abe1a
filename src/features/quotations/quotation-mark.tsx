import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { QuotationState } from '../../../openapi/generated/schema.ts'
import classes from './quotation-mark.module.css'

const icons = { open: IconClock, accepted: IconCheck, declined: IconX, expired: IconX }

/** What became of a quotation, as a shape, a word and a tint. */
export function QuotationMark({ state }: { state: QuotationState }) {
  const { t } = useTranslation('quotations')
  const Icon = icons[state]
  return (
    <span className={classes.mark} data-state={state}>
      <Icon size={18} stroke={1.6} aria-hidden />
      {t(`state_${state}`)}
    </span>
  )
}
