import { Trans, useTranslation } from 'react-i18next'
import { CountdownRuler } from '../../../components/ruler/countdown-ruler.tsx'
import type { CodeView } from '../../../flows/otp/otp-view.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { CodeNotice } from './code-notice.tsx'
import classes from './code-step.module.css'

/** The server's wait between two codes, which the ruler measures with its 60 marks. */
const total = 60

/** The countdown until another code may be requested, or in its place what went wrong. */
export function CodeProgress({ code }: { code: CodeView }) {
  const { t } = useTranslation('codes')
  const { time } = useFormat()
  const { message, phase, expiresAt } = code
  const isSending = phase === 'sending'
  const seconds = isSending ? total : code.secondsToResend
  return (
    <div className={classes.progress}>
      {message && message.kind !== 'wrong' ? (
        <CodeNotice message={message} canResend={code.canResend} />
      ) : (
        <CountdownRuler
          seconds={seconds}
          total={total}
          label={
            seconds > 0 ? (
              <Trans t={t} i18nKey="resendIn" values={{ seconds }} components={{ b: <b /> }} />
            ) : (
              t('resendNow')
            )
          }
          note={
            !isSending && expiresAt > 0 && t('expiresAt', { time: time(new Date(expiresAt).toISOString()) })
          }
        />
      )}
    </div>
  )
}
