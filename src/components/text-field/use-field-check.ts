import { useEffect, useState, type RefObject } from 'react'
import { firstFailure, type FieldValues, type Rule, type RuleMessage } from '../../lib/rules/rule.ts'

/**
 * Asks the rules when the field is left and when a change is committed (the browser's own `change`: Enter, a date
 * picked, autofill), never while one types. Other fields are read from the form around it.
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
    // React's onChange is the browser's `input`: its `change` has to be heard from the browser.
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
