/** Empties a field as manual input would, so that React, the surrounding form and the rules all react. */
export function clearInput(input: HTMLInputElement): void {
  // React tracks the element's own `value`. The prototype's setter bypasses it, so React detects a change.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.focus()
}
