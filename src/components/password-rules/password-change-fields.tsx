import { useTranslation } from 'react-i18next'
import { newPassword } from '../../lib/rules/new-password.ts'
import { passwordConfirmed, required } from '../../lib/rules/rules.ts'
import { useRuleForm } from '../rule-form/use-rule-form.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { HiddenUserName } from './hidden-user-name.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type PasswordChangeForm = ReturnType<typeof usePasswordChangeForm>

/** Without a draft: passwords are never stored. */
export function usePasswordChangeForm() {
  return useRuleForm({
    initialValues: { oldPassword: '', newPassword: '', confirmation: '' },
    rules: {
      oldPassword: [required],
      newPassword,
      confirmation: [required, passwordConfirmed('newPassword')],
    },
  })
}

/** The old password and, twice, the new one, of whose account a password manager is to know. */
export function PasswordChangeFields({ form, userName }: { form: PasswordChangeForm; userName: string }) {
  const { t } = useTranslation('account')
  return (
    <>
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
      <p className="note">{t('otherDevicesSignOut')}</p>
    </>
  )
}
