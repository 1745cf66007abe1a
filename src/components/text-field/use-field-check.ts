import { useCallbackRef } from '@mantine/hooks'
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

  const check = useCallbackRef(() => {
    const input = field.current
    if (!input) return
    setFailure(firstFailure(rules, input.value, formValues(input)))
    onCommit?.()
  })
  const checkSoon = () => afterPress(check)
  useEffect(() => {
    const input = field.current
    // React's `onChange` is the browser's `input` event, so the `change` event needs a native listener.
    input?.addEventListener('change', checkSoon)
    return () => input?.removeEventListener('change', checkSoon)
  })

  return { failure, onBlur: checkSoon }
}

/** What takes a click. A select opens when it is pressed, and its list takes the release. */
const pressed = ':is(button, a, label, input, [role="button"], [role="option"]):active'

/**
 * Calls back at once, or after the press of a control that is still held down: a message that comes or goes would
 * move the control away from the mouse before it is released, and the browser would not report a click.
 */
function afterPress(callBack: () => void): void {
  if (!document.querySelector(pressed)) return callBack()
  const end = new AbortController()
  const onEnd = () => {
    end.abort()
    callBack()
  }
  for (const type of ['mouseup', 'keyup', 'click', 'dragend']) {
    window.addEventListener(type, onEnd, { signal: end.signal })
  }
}

function formValues(input: HTMLInputElement): FieldValues {
  const entries = input.form ? [...new FormData(input.form)] : []
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}
