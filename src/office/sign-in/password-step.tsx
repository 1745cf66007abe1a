import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { useStaffSession } from '../../flows/staff-session/use-staff-session.ts'
import { problemWords } from '../problem-words.ts'
import classes from './sign-in-page.module.css'

export function PasswordStep() {
  const { t } = useTranslation(['office', 'problems'])
  const { snapshot, send } = useStaffSession()
  const { email, staff, errorCode, attemptsLeft } = snapshot.context
  const isRefused = errorCode === 'BAD_CREDENTIALS'
  const left = attemptsLeft === undefined ? '' : ` ${t('triesLeft', { count: attemptsLeft })}`
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        send({
          type: 'password.submit',
          email: String(typed.get('email')).trim(),
          password: String(typed.get('password')),
        })
      }}
    >
      <h1>{t('signInTitle')}</h1>
      <Text c="dimmed">{t('signInLead')}</Text>
      {snapshot.matches({ signedOut: { password: 'ended' } }) && (
        <Notice tone="info">{t('sessionEnded', { name: staff?.name ?? '' })}</Notice>
      )}
      {snapshot.matches({ signedOut: { password: 'failed' } }) && (
        <Notice tone="wrong">{t(problemWords(errorCode))}</Notice>
      )}
      <TextField
        label={t('staffEmail')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email || staff?.email || ''}
        error={null}
      />
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={isRefused ? `${t('passwordRefused')}${left}` : null}
      />
      <ActionButton type="submit" primary isFull isWaiting={snapshot.matches('checkingPassword')}>
        {t('next')}
      </ActionButton>
      <Text c="dimmed">{t('codeIsNext')}</Text>
    </form>
  )
}
