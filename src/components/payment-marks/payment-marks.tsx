import { useTranslation } from 'react-i18next'
import type { PaymentChannel } from '../../../openapi/generated/schema.ts'
import classes from './payment-marks.module.css'

interface PaymentMarksProps {
  channels: readonly PaymentChannel[]
  /** For the ink footer. */
  isOnInk?: boolean
}

/** How the shop can be paid: the marks of what is known by one, and the rest in words. Drawn in one ink and one height. */
export function PaymentMarks({ channels, isOnInk }: PaymentMarksProps) {
  const { t } = useTranslation('parts')
  if (channels.length === 0) return null
  return (
    <ul className={classes.marks} data-on-ink={isOnInk || undefined} aria-label={t('payBy')}>
      {channels.includes('promptPay') && (
        <li className={classes.mark}>
          <PromptPayMark />
        </li>
      )}
      {channels.includes('card') && (
        <>
          <li className={classes.mark}>
            <svg viewBox="0 0 52 32" role="img" aria-label="Visa">
              <text x="26" y="22" fontSize="17" fontWeight="700" fontStyle="italic" textAnchor="middle">
                VISA
              </text>
            </svg>
          </li>
          <li className={classes.mark}>
            <svg viewBox="0 0 52 32" role="img" aria-label="Mastercard">
              <circle cx="20.5" cy="16" r="9.5" />
              <circle cx="31.5" cy="16" r="9.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </li>
        </>
      )}
      {channels.includes('cashOnDelivery') && <li>{t('payAtDoor')}</li>}
      {channels.includes('payAtCounter') && <li>{t('payAtCounter')}</li>}
    </ul>
  )
}

function PromptPayMark() {
  return (
    <svg viewBox="0 0 108 32" role="img" aria-label="PromptPay">
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
