import { fill } from '../early/fill-field.ts'

const storageKey = 'typed-fields'

type Field = HTMLInputElement | HTMLTextAreaElement
interface Typed {
  /** The address of the page on which it was typed. */
  address: string
  fields: { path: string; value: string }[]
}

/** Forms keep drafts of their own; secrets and files are never stored, and boxes and choices stand in the address. */
const isText = 'input:is([type=text], [type=search], [type=number], :not([type])), textarea'

/** Stores what the fields of this page hold, for the same page after it is loaded again. */
export function keepTypedFields(): void {
  const fields = [...document.querySelectorAll<Field>(isText)]
    .filter(({ value }) => value !== '')
    .map((field) => ({ path: pathOf(field), value: field.value }))
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ address: location.href, fields } satisfies Typed))
  } catch {
    // Storage is full: the drafts of the forms are still there.
  }
}

/** Fills the fields again, once the page is live. */
export function restoreTypedFields(): void {
  const text = sessionStorage.getItem(storageKey)
  if (!text) return
  sessionStorage.removeItem(storageKey)
  const { address, fields } = JSON.parse(text) as Typed
  if (address !== location.href) return
  for (const { path, value } of fields) {
    const field = document.querySelector<Field>(path)
    if (field?.matches(isText) && field.value !== value) fill(field, value, undefined)
  }
}

function pathOf(one: Element): string {
  const above = one.parentElement
  return above ? `${pathOf(above)}>:nth-child(${[...above.children].indexOf(one) + 1})` : 'html'
}
