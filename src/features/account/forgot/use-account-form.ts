import * as v from 'valibot'
import type { AccountKind } from '../../../../machines/forgot-password/forgot-password.machine.ts'
import { useRuleForm } from '../../../components/rule-form/use-rule-form.tsx'
import type { ForgotPasswordActor } from '../../../flows/forgot-password/forgot-password-effects.ts'
import { defineDraft, guest } from '../../../lib/forms/form-draft.ts'
import { initialOf, text } from '../../../lib/forms/form-fields.ts'
import { email, phoneNumber, required } from '../../../lib/rules/rules.ts'
import type { FieldValues, Rule } from '../../../lib/rules/rule.ts'
import { useEmitted } from '../../../lib/flows/use-emitted.ts'

const fields = {
  kind: v.optional(v.picklist(['individual', 'legalEntity']), 'individual'),
  phoneNumber: text(),
  email: text(),
}
const initialValues = initialOf(fields)
const draft = { kind: defineDraft('forgotten-password', 1, fields), place: { owner: guest } }

/** Only the field of the chosen kind has to be filled in. */
const whenKindIs = (kind: AccountKind, rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => ({
    ...rule,
    isValid: (value, values: FieldValues) => values.kind !== kind || rule.isValid(value, values),
  }))

const rules = {
  phoneNumber: whenKindIs('individual', [required, phoneNumber]),
  email: whenKindIs('legalEntity', [required, email]),
}

export type AccountForm = ReturnType<typeof useAccountForm>

/** The phone number or the e-mail of the account. It lives as long as the dialog, so that a step back finds it. */
export function useAccountForm(actor: ForgotPasswordActor) {
  const form = useRuleForm({ initialValues, rules, draft })
  useEmitted(actor, 'password.reset', form.discard)
  return form
}
