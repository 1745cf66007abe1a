import { Skeleton } from '@mantine/core'
import { Trans, useTranslation } from 'react-i18next'
import type { CodeView } from '../../../flows/otp/otp-view.ts'
import { formatLogin, maskLogin } from '../../../lib/login-name.ts'
import classes from './code-step.module.css'

/** Where the code was sent, and the reference code that stands beside it in the message. */
export function CodeDestination({ code }: { code: CodeView }) {
  const { t } = useTranslation('codes')
  return (
    <div className={classes.destination}>
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
