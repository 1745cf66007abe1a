import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { newPassword } from '../../../lib/rules/new-password.ts'
import { passwordConfirmed, required } from '../../../lib/rules.ts'

export type PasswordsForm = ReturnType<typeof usePasswordsForm>

/** Without a draft: passwords are never stored. */
export function usePasswordsForm() {
  return useRuleForm({
    initialValues: { oldPassword: '', newPassword: '', confirmation: '' },
    rules: {
      oldPassword: [required],
      newPassword,
      confirmation: [required, passwordConfirmed('newPassword')],
    },
  })
}
