import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../components/action/action.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { NewPasswordField } from '../../../components/password-rules/new-password-field.tsx'
import { TextField } from '../../../components/text-field/text-field.tsx'
import type { ChangePasswordActor } from '../../../flows/change-password/change-password-with.ts'
import { HiddenUserName } from '../hidden-user-name.tsx'
import { useProblemText } from '../use-problem-text.ts'
import { useRefusals } from '../../../components/rule-form/use-refusals.tsx'
import type { PasswordsForm as Form } from './use-passwords-form.ts'
import classes from './change-password.module.css'

export function PasswordsForm({ actor, form }: { actor: ChangePasswordActor; form: Form }) {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  const userName = useSelector(actor, (snapshot) => snapshot.context.userName)
  useRefusals(
    form,
    useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
  )
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ form: 'failed' }) ? snapshot.context.errorCode : undefined,
  )
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ form: 'refused' }))
  const ask = form.submit(({ oldPassword, newPassword }) =>
    actor.send({ type: 'passwords.submit', oldPassword, newPassword }),
  )
  return (
    <form noValidate className={classes.form} onSubmit={ask}>
      {failure && <Notice tone="wrong">{problemText(failure)}</Notice>}
      {isRefused && <Notice tone="wrong">{t('newPasswordRefused')}</Notice>}
      <HiddenUserName value={userName} />
      <TextField
        key={form.key('oldPassword')}
        {...form.field('oldPassword')}
        label={t('oldPassword')}
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordField
        key={form.key('newPassword')}
        {...form.field('newPassword')}
        label={t('newPassword')}
      />
      <TextField
        key={form.key('confirmation')}
        {...form.field('confirmation')}
        label={t('confirmNewPassword')}
        type="password"
        autoComplete="new-password"
      />
      <p className={classes.note}>{t('otherDevicesSignOut')}</p>
      <ActionButton primary isFull type="submit">
        {t('requestCode')}
      </ActionButton>
    </form>
  )
}
