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
  const timeOf = (moment: number) => time(new Date(moment).toISOString())
  const isSending = phase === 'sending'
  // The flow's clock may be a second behind the answer that started the countdown.
  const left = code.secondsToResend === total + 1 ? total : code.secondsToResend
  const seconds = isSending ? total : left
  const countdown =
    seconds > 2 * total ? (
      t('resendAt', { time: timeOf(code.resendAt) })
    ) : (
      <Trans t={t} i18nKey="resendIn" count={seconds} components={{ b: <b /> }} />
    )
  return (
    <div className={classes.progress}>
      {message && message.kind !== 'wrong' ? (
        <CodeNotice message={message} canResend={code.canResend} />
      ) : (
        <CountdownRuler
          seconds={seconds}
          total={total}
          label={seconds > 0 ? countdown : t('resendNow')}
          note={!isSending && expiresAt > 0 && t('expiresAt', { time: timeOf(expiresAt) })}
        />
      )}
    </div>
  )
}
