import { Skeleton } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Notice } from '../../../components/notice/notice.tsx'
import { PinBoxes } from '../../../components/pin-boxes/pin-boxes.tsx'
import { CountdownRuler } from '../../../components/ruler/countdown-ruler.tsx'
import { codeView } from '../../../flows/otp/otp-view.ts'
import type { CodeView } from '../../../flows/otp/otp-view.ts'
import type { OtpActor } from '../../../flows/otp/otp-effects.ts'
import { formatLogin, maskLogin } from '../../../lib/forms/login-name.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { useFormProblemText } from '../use-form-problem-text.ts'
import { CodeActions } from './code-actions.tsx'
import { CodeNotice } from './code-notice.tsx'
import classes from './code-step.module.css'

interface CodeStepProps {
  /** The child `otp` of a flow; undefined while the flow is not at this step. */
  actor: OtpActor | undefined
  /** Leads back to the field of the phone number or e-mail, if it was typed in this dialog. */
  onBack?: (() => void) | undefined
  /** Why a code that was confirmed before did not hold, so that another one is asked for. */
  refusal?: string | undefined
}

/** Asks for the six digits of a one-time code. All states share one frame, so that nothing jumps. */
export function CodeStep({ actor, ...props }: CodeStepProps) {
  return actor ? <Code actor={actor} {...props} /> : null
}

function Code({ actor, onBack, refusal }: CodeStepProps & { actor: OtpActor }) {
  const { t } = useTranslation('codes')
  const problem = useFormProblemText()
  const snapshot = useSelector(actor, (state) => state)
  const code = codeView(snapshot)
  const [typed, setTyped] = useState({ refCode: '', otp: '' })
  // The boxes are empty for another code. A wrong one stays, so that it can be compared with the message.
  const otp = typed.refCode !== code.refCode || code.needsNewCode ? '' : typed.otp
  // The same digits would only use up a try.
  const isRefused = code.message?.kind === 'wrong' && otp === snapshot.context.otp
  const canConfirm = !isRefused && snapshot.can({ type: 'otp.submit', otp })

  const submit = (digits: string) => actor.send({ type: 'otp.submit', otp: digits })
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canConfirm) submit(otp)
      }}
    >
      {refusal && (
        <Notice tone="wrong" title={problem(refusal)}>
          {t('anotherNeeded')}
        </Notice>
      )}
      <CodeDestination code={code} />
      <div className={classes.boxes}>
        <PinBoxes
          key={code.refCode}
          label={t('boxes')}
          length={6}
          value={otp}
          onChange={(digits) => setTyped({ refCode: code.refCode, otp: digits })}
          onComplete={submit}
          disabled={!code.takesDigits}
          error={code.message?.kind === 'wrong' && <WrongCode triesLeft={code.message.triesLeft} />}
          takesFocus
        />
      </div>
      <CodeProgress code={code} />
      <CodeActions
        code={code}
        canConfirm={canConfirm}
        onResend={() => actor.send({ type: 'otp.resend' })}
        onBack={onBack}
      />
      <CodeStatus code={code} />
    </form>
  )
}

/** Where the code was sent, and the reference code that stands beside it in the message. */
function CodeDestination({ code }: { code: CodeView }) {
  const { t } = useTranslation('codes')
  return (
    <div className={`small ${classes.destination}`}>
      <Sentence code={code} />
      <br />
      {t('reference')} {code.refCode ? <b>{code.refCode}</b> : <MissingReference code={code} />}
    </div>
  )
}

function Sentence({ code }: { code: CodeView }) {
  const { t } = useTranslation('codes')
  const { userName, reason } = code
  // A login that was typed a moment ago is shown in full, so that a typing error is noticed.
  const isTyped = reason === 'register' || reason === 'forgotPassword'
  const to = <b>{isTyped ? formatLogin(userName) : maskLogin(userName)}</b>
  return <Trans t={t} i18nKey={sentenceKey(code)} components={{ to }} />
}

function sentenceKey({ userName, reason, phase, refCode }: CodeView) {
  const isEmail = userName.includes('@')
  if (phase === 'sending') return isEmail ? 'sendingByEmail' : 'sendingBySms'
  if (refCode === '') return 'destination'
  // The answer is the same for a login that nobody has.
  if (reason === 'forgotPassword') return isEmail ? 'ifEmailKnown' : 'ifPhoneKnown'
  return isEmail ? 'sentByEmail' : 'sentBySms'
}

function MissingReference({ code }: { code: CodeView }) {
  if (code.phase !== 'sending') return '–'
  return (
    <span className={classes.missing} aria-hidden>
      <Skeleton width={52} height={14} />
    </span>
  )
}

/** The server's wait between two codes, which the ruler measures with its 60 marks. */
const total = 60

/** The countdown until another code may be requested, or in its place what went wrong. */
function CodeProgress({ code }: { code: CodeView }) {
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

function WrongCode({ triesLeft }: { triesLeft: number }) {
  const { t } = useTranslation(['codes', 'problems'])
  const problem = t('problems:OTP_INVALID')
  return <Trans t={t} i18nKey="wrong" count={triesLeft} values={{ problem }} components={{ b: <b /> }} />
}

/** Tells screen readers what changed, but not each second of the countdown. Errors are announced where they stand. */
function CodeStatus({ code }: { code: CodeView }) {
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
