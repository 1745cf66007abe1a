import { useDidUpdate } from '@mantine/hooks'
import { useSelector } from '@xstate/react'
import { useRefusals } from '../../../components/rule-form/use-refusals.tsx'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import type { RegistrationActor } from '../../../flows/registration/registration-effects.ts'
import { useEmitted } from '../../../lib/flows/use-emitted.ts'
import { consentRefusals } from './consent-refusals.tsx'
import { initialValues, registrationDraft, rulesFor } from './registration-form.ts'

export type RegistrationForm = ReturnType<typeof useRegistrationForm>

/** The form lives as long as the dialog, so that a step back finds the fields as they were. */
export function useRegistrationForm(actor: RegistrationActor) {
  const buyerType = useSelector(actor, ({ context }) => context.buyerType)
  const fieldErrors = useSelector(actor, ({ context }) => context.fieldErrors)
  const form = useRuleForm({ initialValues, rules: rulesFor(buyerType), draft: registrationDraft })
  // The consent stands last in the form: it takes the focus only if no other field does after it.
  useDidUpdate(() => {
    if (!fieldErrors.privacyPolicyVersion) return
    form.setValue('consent', false)
    form.refuse({ consent: consentRefusals.toNewVersion })
  }, [fieldErrors])
  useRefusals(form, fieldErrors)
  useEmitted(actor, 'registration.done', form.discard)
  return form
}
