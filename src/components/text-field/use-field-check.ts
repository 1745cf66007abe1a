import { useEffect, useState, type RefObject } from 'react'
import { firstFailure, type FieldValues, type Rule, type RuleMessage } from '../../lib/rules/rule.ts'

/**
 * Checks the rules when the field is left and when a change is committed (the browser's own `change` event:
 * Enter, a picked date, autofill), never during typing. Other fields are read from the surrounding form.
 */
export function useFieldCheck(
  field: RefObject<HTMLInputElement | null>,
  rules: readonly Rule[],
  onCommit: (() => void) | undefined,
) {
  const [failure, setFailure] = useState<RuleMessage>()

  const check = () => {
    const input = field.current
    if (!input) return
    setFailure(firstFailure(rules, input.value, formValues(input)))
    onCommit?.()
  }

  useEffect(() => {
    const input = field.current
    // React's `onChange` is the browser's `input` event, so the `change` event needs a native listener.
    input?.addEventListener('change', check)
    return () => input?.removeEventListener('change', check)
  })

  return { failure, onBlur: check }
}

function formValues(input: HTMLInputElement): FieldValues {
  const entries = input.form ? [...new FormData(input.form)] : []
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}
