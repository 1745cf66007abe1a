import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import { password, passwordConfirmed, required } from '../../../lib/rules.ts'

export type PasswordsForm = ReturnType<typeof usePasswordsForm>

/** Without a draft: passwords are never stored. */
export function usePasswordsForm() {
  return useRuleForm({
    initialValues: { oldPassword: '', newPassword: '', confirmation: '' },
    rules: {
      oldPassword: [required],
      newPassword: [required, password],
      confirmation: [required, passwordConfirmed('newPassword')],
    },
  })
}
