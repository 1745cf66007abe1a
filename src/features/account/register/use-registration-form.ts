import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import type { RegistrationActor } from '../../../flows/registration/registration-effects.ts'
import { useAfterChange } from '../../../lib/page-flows.ts'
import { useEmitted } from '../../../lib/use-emitted.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import { initialValues, registrationDraft, rulesFor } from './registration-form.ts'

export type RegistrationForm = ReturnType<typeof useRegistrationForm>

/** The form lives as long as the dialog, so that a step back finds the fields as they were. */
export function useRegistrationForm(actor: RegistrationActor) {
  const { t } = useTranslation('registration')
  const buyerType = useSelector(actor, ({ context }) => context.buyerType)
  const form = useRuleForm({ initialValues, rules: rulesFor(buyerType), draft: registrationDraft })
  const errorsOf = useFieldErrors()

  const refused = useSelector(actor, (snapshot) =>
    snapshot.matches({ details: { form: 'refused' } }) ? snapshot.context.fieldErrors : undefined,
  )
  useAfterChange(refused, () => {
    if (!refused) return
    const { privacyPolicyVersion, ...fields } = refused
    if (privacyPolicyVersion) form.setValue('consent', false)
    form.refuse({
      ...errorsOf(fields),
      ...(privacyPolicyVersion && { consent: t('consentToNewVersion') }),
    })
  })
  useEmitted(actor, 'registration.done', form.discard)
  return form
}
