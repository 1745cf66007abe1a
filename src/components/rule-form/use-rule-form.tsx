import { useForm } from '@mantine/form'
import { useId, useRef, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react'
import { firstFailure, type FieldValue, type FieldValues, type Rule } from '../../lib/rules/rule.ts'
import { RuleText } from '../text-field/rule-text.tsx'
import { useFormDraft, type FormDraft } from './use-form-draft.ts'

type RulesOf<Values> = Partial<Record<keyof Values & string, readonly Rule[]>>
type Messages<Values> = Partial<Record<keyof Values & string, ReactNode>>
type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

/**
 * A form whose fields have rules. A field is checked when it is left or its change is committed. All fields are
 * checked on submit, and the first invalid field takes the focus. The form holds the typed values; a flow gets
 * them on submit (decision 020). `field(name)` returns the props for a TextField, `check(name)` those for a
 * Checkbox, `choice(name)` those for any other control.
 */
export function useRuleForm<Values extends Record<string, FieldValue>>({
  initialValues,
  rules,
  draft,
}: {
  initialValues: Values
  rules: RulesOf<NoInfer<Values>>
  draft?: FormDraft<NoInfer<Values>>
}) {
  const id = useId()
  const [wasSent, setSent] = useState(false)
  const refusals = useRef<Partial<Record<string, { value: string; message: ReactNode }>>>({})

  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    clearInputErrorOnChange: false,
    validate: (values) => ({ ...standingRefusals(values), ...allFailures(rules, values) }),
  })
  const drafted = useFormDraft(form, initialValues, draft)

  /** Returns the server's errors for the fields that still hold the refused value. */
  function standingRefusals(values: Values): Record<string, ReactNode> {
    const standing: Record<string, ReactNode> = {}
    for (const [name, refusal] of Object.entries(refusals.current)) {
      if (refusal?.value === JSON.stringify(values[name])) standing[name] = refusal.message
    }
    return standing
  }
  const pathOf = (name: string) => `${id}-${name}`
  const focusFirst = (wrong: object) => {
    const paths = new Set(Object.keys(wrong).map(pathOf))
    const inOrder = [...document.querySelectorAll<HTMLElement>('[data-path]:not(:disabled)')]
    inOrder.find((field) => paths.has(field.dataset.path ?? ''))?.focus()
  }
  const commit = (name: string) => {
    form.validateField(name)
    drafted.save()
  }

  return {
    /** The React `key` for a control: it changes when the page sets values, so that the control shows them. */
    key: (name: keyof Values & string) => form.key(name),
    field(name: NamesOf<Values, string>) {
      const { error, onChange, defaultValue } = form.getInputProps(name)
      return {
        name,
        rules: rules[name] ?? [],
        error: error ?? null,
        defaultValue,
        onChange,
        onCommit: () => commit(name),
        'data-path': pathOf(name),
      }
    },
    /** Props for a control other than a TextField. Each change is committed at once. */
    choice<Name extends keyof Values & string>(name: Name) {
      const { error, onChange } = form.getInputProps(name)
      return {
        name,
        error: error ?? null,
        defaultValue: form.getValues()[name],
        onChange(value: Values[Name]) {
          onChange(value)
          commit(name)
        },
        'data-path': pathOf(name),
      }
    },
    /** Props for a Checkbox. */
    check(name: NamesOf<Values, boolean>) {
      const { error, defaultValue, onChange, ...field } = this.choice(name)
      return {
        ...field,
        error,
        'aria-invalid': Boolean(error),
        defaultChecked: Boolean(defaultValue),
        onChange(event: ChangeEvent<HTMLInputElement>) {
          // The type of a value is not found by its name in a generic form.
          onChange(event.currentTarget.checked as never)
        },
      }
    },
    /** For `<form onSubmit>`. Refused values can be sent again, because the server checks them again. */
    submit(onValid: (values: Values) => void) {
      const send = form.onSubmit(
        (values) => {
          setSent(false)
          drafted.save()
          onValid(values)
        },
        (errors) => {
          setSent(true)
          focusFirst(errors)
        },
      )
      return (event?: FormEvent<HTMLFormElement>) => {
        refusals.current = {}
        send(event)
      }
    },
    /**
     * Shows the server's errors by field. The first of these fields takes the focus unless `takesFocus` is
     * false, for example while the shopper is still typing.
     */
    refuse(messages: Messages<Values>, { takesFocus = true } = {}) {
      const values = form.getValues()
      for (const [name, message] of Object.entries(messages)) {
        refusals.current[name] = { value: JSON.stringify(values[name]), message }
      }
      form.setErrors((errors) => ({ ...errors, ...messages }))
      if (!takesFocus) return
      setSent(true)
      focusFirst(messages)
    },
    /** The number of invalid fields after a failed submit; otherwise 0. */
    wrongCount: wasSent ? Object.values(form.errors).filter(Boolean).length : 0,
    /** The number of fields that differ from their initial values, which would be lost on leaving the form. */
    changedCount: Object.values(form.getDirty()).filter(Boolean).length,
    /** Whether a draft was restored into the form. The page then says so and offers to `discard` it. */
    isRestored: drafted.isRestored,
    /** Saves what was typed, in a field that was not left yet, too. */
    saveDraft: drafted.save,
    values: () => form.getValues(),
    setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
      // The library computes the type of a value from its path, which it cannot do for a generic form.
      form.setFieldValue(name, value as never)
      commit(name)
    },
    /** Forgets what was wrong, where the fields have got other rules. The next submit checks all of them again. */
    forgive() {
      refusals.current = {}
      setSent(false)
      form.clearErrors()
    },
    /** Deletes the draft of what is in the form, as it was sent. */
    forgetDraft: drafted.drop,
    /** Resets the form to its initial values and deletes the draft. */
    discard() {
      refusals.current = {}
      setSent(false)
      form.reset()
      drafted.drop()
    },
  }
}

function allFailures<Values extends FieldValues>(rules: RulesOf<Values>, values: Values) {
  const failures: Record<string, ReactNode> = {}
  for (const name of Object.keys(values) as (keyof Values & string)[]) {
    const failure = firstFailure(rules[name] ?? [], values[name], values)
    if (failure) failures[name] = <RuleText message={failure} />
  }
  return failures
}
