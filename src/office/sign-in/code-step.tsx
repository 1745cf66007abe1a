import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { PinBoxes } from '../../components/pin-boxes/pin-boxes.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { useStaffSession } from '../../flows/staff-session/use-staff-session.ts'
import { problemWords } from '../problem-words.ts'
import classes from './sign-in-page.module.css'

/** The digits of the authenticator, sent when all are typed; or a recovery code. */
export function CodeStep() {
  const { t } = useTranslation(['office', 'problems'])
  const { snapshot, send } = useStaffSession()
  const [digits, setDigits] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  /** Which kind was sent last: a refusal says nothing of the other one. */
  const [isRecoverySent, setRecoverySent] = useState(false)
  const { email, errorCode, attemptsLeft } = snapshot.context
  const isWaiting = snapshot.hasTag('pending')
  const left = attemptsLeft === undefined ? '' : ` ${t('triesLeft', { count: attemptsLeft })}`
  const refusal =
    errorCode === 'OTP_INVALID' && isRecovery === isRecoverySent
      ? `${t(isRecovery ? 'recoveryRefused' : 'codeRefused')}${left}`
      : undefined
  const submit = (code: string) => {
    setRecoverySent(isRecovery)
    send({ type: 'code.submit', code })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const code = isRecovery ? String(new FormData(event.currentTarget).get('recovery')).trim() : digits
        if (code !== '') submit(code)
      }}
    >
      <p className={classes.back}>
        <ActionButton tone="quiet" isSmall disabled={isWaiting} onClick={() => send({ type: 'step.back' })}>
          {t('backToPassword', { email })}
        </ActionButton>
      </p>
      <h1>{t(isRecovery ? 'recoveryTitle' : 'codeTitle')}</h1>
      <Text c="dimmed">{t(isRecovery ? 'recoveryLead' : 'codeLead')}</Text>
      {snapshot.matches({ signedOut: { code: 'failed' } }) && (
        <Notice tone="wrong">{t(problemWords(errorCode))}</Notice>
      )}
      {isRecovery ? (
        <TextField
          key="recovery"
          label={t('recoveryTitle')}
          name="recovery"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
          error={refusal ?? null}
        />
      ) : (
        <PinBoxes
          label={t('codeTitle')}
          length={6}
          value={digits}
          onChange={setDigits}
          onComplete={submit}
          disabled={isWaiting}
          error={refusal}
          takesFocus
        />
      )}
      <ActionButton
        type="submit"
        primary
        isFull
        isWaiting={isWaiting}
        disabled={!isRecovery && !isWaiting && digits.length < 6}
      >
        {t('signIn')}
      </ActionButton>
      <p>
        <ActionButton tone="quiet" isSmall disabled={isWaiting} onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'useCode' : 'useRecovery')}
        </ActionButton>
      </p>
    </form>
  )
}
