import { useTranslation } from 'react-i18next'
import type { CodeView } from '../../../flows/otp/otp-view.ts'

/** Tells screen readers what changed, but not each second of the countdown. Errors are announced where they stand. */
export function CodeStatus({ code }: { code: CodeView }) {
  const { t } = useTranslation('codes')
  const { phase, refCode, message, canResend } = code
  const words = () => {
    if (phase === 'sending') return t('saySending')
    if (phase === 'checking') return t('sayChecking')
    if (message || refCode === '') return ''
    return canResend ? t('sayResendNow') : t('saySent', { refCode })
  }
  return (
    <p role="status" className="visually-hidden">
      {words()}
    </p>
  )
}
