import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import type { SessionActor } from '../../../flows/session/use-session.ts'
import { plainPhoneNumber } from '../../../lib/forms/phone-number.ts'
import { required } from '../../../lib/rules/rules.ts'
import { useEmitted } from '../../../lib/flows/use-emitted.ts'
import { signInDraft } from './sign-in-draft.ts'

/** The typed login and password. The login alone survives a reload, until the sign-in succeeds. */
export function useSignInForm(session: SessionActor) {
  const form = useRuleForm({
    initialValues: { userName: '', password: '' },
    rules: { userName: [required], password: [required] },
    draft: signInDraft,
  })
  useEmitted(session, 'session.began', form.discard)
  return {
    key: form.key,
    field: form.field,
    submit: form.submit(({ userName, password }) =>
      session.send({ type: 'signIn.submit', userName: loginOf(userName), password }),
    ),
  }
}

/** A phone number may be written in groups, as in `081-234 5678`. */
function loginOf(userName: string): string {
  const phone = plainPhoneNumber(userName)
  return /^\d+$/.test(phone) ? phone : userName.trim()
}
