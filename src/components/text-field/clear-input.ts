/** Empties a field as a person would: React, a form around it and the rules all hear of it. */
export function clearInput(input: HTMLInputElement): void {
  // React keeps watch on the element's own `value`; the prototype's goes past it, so that it sees a difference.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.focus()
}
