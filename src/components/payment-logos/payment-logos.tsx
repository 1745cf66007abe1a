import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentChannel } from '../../../openapi/generated/schema.ts'
import classes from './payment-logos.module.css'

interface PaymentLogosProps {
  channels: readonly PaymentChannel[]
  /** For the ink footer. */
  isOnInk?: boolean
}

/** How the shop can be paid: the marks of what is known by one, and the rest in words. Drawn in one ink and one height. */
export function PaymentLogos({ channels, isOnInk }: PaymentLogosProps) {
  const { t } = useTranslation('parts')
  if (channels.length === 0) return null
  return (
    <ul className={classes.marks} data-on-ink={isOnInk || undefined} aria-label={t('payBy')}>
      {channels.map((channel) => {
        const shown = shownBy[channel]
        return typeof shown === 'string' ? (
          <li key={channel}>{t(shown)}</li>
        ) : (
          shown.map(({ label, Mark }) => (
            <li key={label} className={classes.mark}>
              <Mark label={label} />
            </li>
          ))
        )
      })}
    </ul>
  )
}

interface MarkProps {
  label: string
}

/** The word or the marks of each channel. */
const shownBy: Record<
  PaymentChannel,
  'payAtDoor' | 'payAtCounter' | { label: string; Mark: ComponentType<MarkProps> }[]
> = {
  promptPay: [{ label: 'PromptPay', Mark: PromptPayMark }],
  card: [
    { label: 'Visa', Mark: VisaMark },
    { label: 'Mastercard', Mark: MastercardMark },
  ],
  cashOnDelivery: 'payAtDoor',
  payAtCounter: 'payAtCounter',
}

function VisaMark({ label }: MarkProps) {
  return (
    <svg viewBox="0 0 52 32" role="img" aria-label={label}>
      <text x="26" y="22" fontSize="17" fontWeight="700" fontStyle="italic" textAnchor="middle">
        VISA
      </text>
    </svg>
  )
}

function MastercardMark({ label }: MarkProps) {
  return (
    <svg viewBox="0 0 52 32" role="img" aria-label={label}>
      <circle cx="20.5" cy="16" r="9.5" />
      <circle cx="31.5" cy="16" r="9.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  )
}

function PromptPayMark({ label }: MarkProps) {
  return (
    <svg viewBox="0 0 108 32" role="img" aria-label={label}>
      <path
        d="M4 8h6v6H4zM4 18h6v6H4zM14 8h6v6h-6zM14 18h3v3h-3zM18.5 22h1.5v2h-1.5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <text x="26" y="21" fontSize="15" fontWeight="600">
        PromptPay
      </text>
    </svg>
  )
}
