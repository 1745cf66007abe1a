/**
 * Tells React what a shopper has put into a field. React compares with the value that it last knew: that is set to
 * another one, and the shopper's comes back the way the browser sets it, past React.
 */
export function fill(field: HTMLElement, value = '', checked: boolean | undefined): void {
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    field.checked = !checked
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement) field.value = value
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) setText(field, value)
  say(field, 'input')
  if (field === document.activeElement) return
  // It was left again: fields settle what they hold when they are.
  say(field, 'change')
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function setText(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const { selectionStart, selectionEnd } = field
  field.value = value === '' ? '0' : ''
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  native?.set?.call(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

const say = (field: HTMLElement, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
