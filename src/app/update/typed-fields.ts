import * as v from 'valibot'
import { stored } from '../../lib/browser/stored.ts'
import { fill } from '../early/fill-field.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const typedSchema = v.object({
  /** The address of the page on which it was typed. */
  address: v.string(),
  /** By name; fields of one name in their order. */
  fields: v.record(v.string(), v.array(v.string())),
})
const nothing: v.InferOutput<typeof typedSchema> = { address: '', fields: {} }
const typed = stored('typed-fields', typedSchema, nothing, 'sessionStorage')

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
export function storeTypedFields(): void {
  const fields = [...fieldsByName()].map(([name, same]) => [name, same.map(({ value }) => value)])
  typed.write({ address: location.href, fields: Object.fromEntries(fields) })
}

/**
 * Fills the fields again, once the page is live. A link may have been pressed before it was: of the page that was left only the
 * frame around it stays, and what has been typed there since.
 */
export function restoreTypedFields(): void {
  const { address, fields } = typed.read()
  typed.write(nothing)
  const isSamePage = address === location.href
  for (const [name, same] of fieldsByName())
    for (const [place, field] of same.entries()) {
      if (!isSamePage && (field.value || field.closest('main'))) continue
      const value = fields[name]?.[place]
      if (value && field.value !== value) fill(field, value, undefined)
    }
}
