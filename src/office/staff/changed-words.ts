import { useTranslation } from 'react-i18next'
import type { AuditedChange } from '../../../openapi/generated/schema.ts'
import { statusLabels } from '../../components/order-status/status-label.ts'
import { useFormat } from '../../lib/formats/use-format.ts'

const isStatus = (value: string): value is keyof typeof statusLabels => Object.hasOwn(statusLabels, value)
const reviewStates = ['waiting', 'released', 'refused'] as const
const refundStates = ['refused', 'confirmed'] as const

/** A changed field and its values as people say them. What has no words stands as the log has it. */
export function useChangedWords() {
  const { t } = useTranslation(['officeStaff', 'office', 'officeImport', 'officeReviews', 'orders'])
  const { date, dateTime } = useFormat()

  const fieldWords = (field: string): string => {
    const [, line] = /^unitPrice\.(\d+)$/.exec(field) ?? []
    if (line !== undefined) return t('field_unitPrice', { line: Number(line) + 1 })
    // A field of a variant follows the name of the variant.
    const [, variant = '', own = field] = /^(.+) (\S+)$/.exec(field) ?? []
    const words = t([`officeImport:field_${own as 'code'}`, `field_${own as 'name'}`], own)
    return variant === '' ? words : `${variant} · ${words}`
  }

  const valueWords = ({ field }: AuditedChange, value: string): string => {
    const ofReview = reviewStates.find((state) => state === value)
    const ofRefund = refundStates.find((state) => state === value)
    switch (field) {
      case 'role':
        return t(`office:role_${value as 'owner'}`)
      case 'kind':
        return t(`kind_${value as 'export'}`)
      case 'askedAt':
        return date(value)
      case 'specialFrom':
      case 'specialUntil':
        return dateTime(value)
      case 'isActive':
        return t(`active_${value as 'true'}`)
      case 'payment':
      case 'fulfilment':
        return isStatus(value) ? t(`orders:${statusLabels[value]}`) : value
      case 'state':
        return ofReview ? t(`officeReviews:view_${ofReview}`) : value
      default:
        // The log names a refund by its id.
        return ofRefund ? t(`office:state_${ofRefund}`) : value
    }
  }
  return { fieldWords, valueWords }
}
