import * as v from 'valibot'
import { plainPhoneNumber } from './phone-number.ts'

/**
 * The fields of a form, by name (decision 020). The input of a field's schema is what is typed, its output what is
 * sent, and its default what the field holds at first.
 */
type Fields = v.ObjectEntries

/** What is typed into a form. */
export type FormValues<Of extends Fields> = {
  [Name in keyof Of]: Exclude<v.InferInput<Of[Name]>, undefined>
}

const trimmed = v.pipe(v.string(), v.trim())
const digits = v.pipe(v.string(), v.transform(plainPhoneNumber))
/** `1` is completed to `00001`. */
const branchDigits = v.pipe(
  v.string(),
  v.transform((typed) => typed && typed.padStart(5, '0')),
)
/** What is empty is not sent: the contract takes no empty texts. */
const unlessEmpty = v.transform((typed: string) => typed || undefined)

export const text = (initial = '') => v.optional(trimmed, initial)
export const optionalText = (initial = '') => v.optional(v.pipe(trimmed, unlessEmpty), initial)
export const phone = () => v.optional(digits, '')
export const optionalPhone = () => v.optional(v.pipe(digits, unlessEmpty), '')
export const branch = (initial = '') => v.optional(branchDigits, initial)
export const optionalBranch = () => v.optional(v.pipe(branchDigits, unlessEmpty), '')
export const texts = () => v.optional(v.array(v.string()), [])
export const flag = () => v.optional(v.boolean(), false)

/** What a form holds at first: what is known already, and the defaults of its fields. */
export function initialOf<Of extends Fields>(
  fields: Of,
  known: Partial<FormValues<Of>> = {},
): FormValues<Of> {
  const initial = Object.entries(fields).map(([name, field]) => [name, known[name] ?? v.getDefault(field)])
  // The type of an object is not found from its entries.
  return Object.fromEntries(initial) as FormValues<Of>
}

/** What is sent of the typed values: these fields, and no others. */
export const payloadOf = <Of extends Fields>(fields: Of, values: unknown) => v.parse(v.object(fields), values)
