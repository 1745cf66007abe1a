import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { firstFailure, type FieldValues, type Rule } from '../../lib/rules/rule.ts'
import { RuleText } from '../text-field/rule-text.tsx'

type RulesOf<Values> = Partial<Record<keyof Values & string, readonly Rule[]>>

/**
 * A form whose fields keep rules: each is checked when it is left or its change is committed, all of them on sending,
 * and the first that is wrong takes the focus. `field(name)` is what a TextField needs.
 */
export function useRuleForm<Values extends Record<string, string>>({
  initialValues,
  rules,
}: {
  initialValues: Values
  rules: RulesOf<Values>
}) {
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    clearInputErrorOnChange: false,
    validate: (values) => allFailures(rules, values),
  })

  return {
    field(name: keyof Values & string) {
      const { error, onChange, defaultValue } = form.getInputProps(name)
      return {
        key: form.key(name),
        name,
        rules: rules[name] ?? [],
        error: error ?? null,
        defaultValue,
        onChange,
        onCommit: () => void form.validateField(name),
        'data-path': name,
      }
    },
    /** For `<form onSubmit>`. */
    submit: (onValid: (values: Values) => void) =>
      form.onSubmit(onValid, (errors) => {
        const [first] = Object.keys(initialValues).filter((name) => errors[name])
        if (first) form.getInputNode(first)?.focus()
      }),
    /** What the server found wrong with a field. */
    setErrors: (errors: Partial<Record<keyof Values & string, ReactNode>>) => form.setErrors({ ...errors }),
    values: () => form.getValues(),
    setValue: (name: keyof Values & string, value: string) => form.setValues(withOne<Values>(name, value)),
    reset: () => form.reset(),
  }
}

function allFailures<Values extends Record<string, string>>(rules: RulesOf<Values>, values: Values) {
  const failures: Record<string, ReactNode> = {}
  for (const name of Object.keys(values)) {
    const failure = firstFailure(rules[name] ?? [], values[name], values satisfies FieldValues)
    if (failure) failures[name] = <RuleText message={failure} />
  }
  return failures
}

const withOne = <Values extends Record<string, string>>(name: keyof Values & string, value: string) =>
  ({ [name]: value }) as Partial<Values>
