import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import type { CodeView } from '../../../flows/otp/otp-view.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'

interface CodeActionsProps {
  code: CodeView
  canConfirm: boolean
  onResend: () => void
  onBack: (() => void) | undefined
}

/** The main action confirms the code, or requests another where nothing else helps. */
export function CodeActions({ code, canConfirm, onResend, onBack }: CodeActionsProps) {
  const { t } = useTranslation('codes')
  const { time } = useFormat()
  const timeOf = (moment: number) => time(new Date(moment).toISOString())
  const isEmail = code.userName.includes('@')
  const isResending = code.phase === 'sending' && code.refCode !== ''
  const resend = {
    onClick: onResend,
    disabled: !code.canResend && !isResending,
    isWaiting: isResending,
  }
  const change = onBack && (
    <ActionButton tone="quiet" onClick={onBack}>
      {t(isEmail ? 'changeEmail' : 'changePhone')}
    </ActionButton>
  )
  if (code.needsNewCode)
    return (
      <>
        <ActionButton primary isFull {...resend}>
          {code.secondsToResend > 0
            ? inWords(
                code.secondsToResend,
                t('resendInPlain', { count: code.secondsToResend }),
                t('resendAt', { time: timeOf(code.resendAt) }),
              )
            : t('resend')}
        </ActionButton>
        {code.message?.kind === 'locked' ? (
          <ActionLink to={lineMessageUrl(t('lineMessage'))} tone="line" isFull>
            {t('contactOnLine')}
          </ActionLink>
        ) : (
          change
        )}
      </>
    )
  return (
    <>
      <ActionButton
        primary
        isFull
        type="submit"
        disabled={!canConfirm && code.phase !== 'checking'}
        isWaiting={code.phase === 'checking'}
      >
        {code.secondsToConfirm > 0
          ? inWords(
              code.secondsToConfirm,
              t('confirmIn', { count: code.secondsToConfirm }),
              t('confirmAt', { time: timeOf(code.confirmAt) }),
            )
          : t('confirm')}
      </ActionButton>
      <ActionButton tone="quiet" {...resend}>
        {t('resend')}
      </ActionButton>
      {isEmail && <p className="note">{t('checkSpam')}</p>}
    </>
  )
}

/** A long wait is told as a time of day. */
const inWords = (seconds: number, countdown: string, moment: string) => (seconds > 120 ? moment : countdown)
