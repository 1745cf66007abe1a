import { fill } from '../early/fill-field.ts'

const storageKey = 'typed-fields'

type Field = HTMLInputElement | HTMLTextAreaElement
interface Typed {
  /** The address of the page on which it was typed. */
  address: string
  /** By name; fields of one name in their order. */
  fields: Record<string, string[]>
}

/** Forms keep drafts of their own; secrets are never stored, and boxes and choices stand in the address. */
const isText = 'input:is([type=text], [type=search], [type=number], :not([type])), textarea'

function fieldsByName(): Map<string, Field[]> {
  const found = new Map<string, Field[]>()
  for (const field of document.querySelectorAll<Field>(isText)) {
    const name = field.name || (field.getAttribute('aria-label') ?? field.id)
    found.set(name, [...(found.get(name) ?? []), field])
  }
  return found
}

/** Stores what the fields of this page hold, for the same page after it is loaded again. */
export function keepTypedFields(): void {
  const fields = [...fieldsByName()].map(([name, same]) => [name, same.map(({ value }) => value)])
  const typed: Typed = { address: location.href, fields: Object.fromEntries(fields) }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(typed))
  } catch {
    // Storage is full: the drafts of the forms are still there.
  }
}

/** Fills the fields again, once the page is live. */
export function restoreTypedFields(): void {
  const text = readOnce()
  if (!text) return
  const { address, fields } = JSON.parse(text) as Typed
  if (address !== location.href) return
  for (const [name, same] of fieldsByName())
    for (const [place, field] of same.entries()) {
      const value = fields[name]?.[place]
      if (value && field.value !== value) fill(field, value, undefined)
    }
}

function readOnce(): string | null {
  try {
    const text = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return text
  } catch {
    // Storage is forbidden.
    return null
  }
}
