import { useForm } from '@mantine/form'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
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
 * A form whose fields keep rules: each is checked when it is left or its change is committed, all of them on sending,
 * and the first that is wrong takes the focus. It holds what is typed; a flow gets the values when they are sent
 * (decision 020). `field(name)` is what a TextField needs, `choice(name)` what any other control needs.
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

  /** A field stays refused as long as it holds what was refused. */
  function standingRefusals(values: Values): Record<string, ReactNode> {
    const standing: Record<string, ReactNode> = {}
    for (const [name, refusal] of Object.entries(refusals.current)) {
      if (refusal?.value === JSON.stringify(values[name])) standing[name] = refusal.message
    }
    return standing
  }
  const pathOf = (name: string) => `${id}-${name}`
  const focusFirst = (wrong: object) => {
    const first = Object.keys(initialValues).find((name) => name in wrong)
    if (first) document.querySelector<HTMLElement>(`[data-path="${pathOf(first)}"]`)?.focus()
  }
  const commit = (name: string) => {
    form.validateField(name)
    drafted.save()
  }

  return {
    /** Beside `field` and `choice`: what a control shows is set anew when the form is filled in by the page. */
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
    /** A press on a choice is committed at once. */
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
    /** For `<form onSubmit>`. What the server refused before may be sent again: the server decides anew. */
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
    /** What the server found wrong, by field. The first of them takes the focus, unless the shopper is still typing. */
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
    /** How many fields are wrong since the form was sent. */
    wrongCount: wasSent ? Object.values(form.errors).filter(Boolean).length : 0,
    /** How many fields differ from the start: what leaving the form would lose. */
    changedCount: Object.values(form.getDirty()).filter(Boolean).length,
    /** A draft is in the form: the page says so, and offers to `discard` it. */
    isRestored: drafted.isRestored,
    values: () => form.getValues(),
    setValue<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
      // The library computes the type of a value from its path, which it cannot do for a generic form.
      form.setFieldValue(name, value as never)
      commit(name)
    },
    /** Back to the start, without a draft. */
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
