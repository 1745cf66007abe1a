import * as v from 'valibot'
import { isContactNumber, isMobileNumber, plainPhoneNumber } from '../forms/phone-number.ts'
import { numberText } from './number-text.ts'
import { passwordParts } from './password-parts.ts'
import { ruleOf, type FieldValue, type Rule } from './rule.ts'

/** The nine rules of the specification (part 5). An optional rule lets an empty value pass. */

const isEmpty = (value: FieldValue) =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const nothing = v.union([v.literal(''), v.null(), v.undefined()])

/** A numeric field may hold a number or its text. */
const written = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

/** A number is judged by its digits, which are also what is sent; the field keeps what was typed. */
const phoneSchema = (isValid: (digits: string) => boolean) =>
  v.pipe(
    v.string(),
    v.check((text) => isValid(plainPhoneNumber(text))),
  )

const passwordSchema = v.pipe(
  v.string(),
  v.check((text) => Object.values(passwordParts).every((isMet) => isMet(text))),
)

const emailSchema = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(/^[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9]{2,4}$/),
)

const optional = (schema: v.GenericSchema) => v.union([nothing, schema])

export const required: Rule = {
  isValid: (value) => !isEmpty(value),
  message: { key: 'required' },
  isRequired: true,
}

export const phoneNumber = ruleOf(optional(phoneSchema(isMobileNumber)), {
  key: 'format',
  field: 'phoneNumber',
})

/** For a number that signs nobody in, which may be a landline (decision 060). */
export const contactNumber = ruleOf(optional(phoneSchema(isContactNumber)), {
  key: 'format',
  field: 'phoneNumber',
})

export const password: Rule = {
  ...ruleOf(optional(passwordSchema), { key: 'format', field: 'password' }),
  hint: 'passwordHint',
}

export const email = ruleOf(optional(emailSchema), { key: 'emailFormat' })

/** The value must equal the named field of the same form. */
export const confirmed = (other: string): Rule => ({
  isValid: (value, values) => value === values[other],
  message: { key: 'confirmed' },
})

export const passwordConfirmed = (other: string): Rule => ({
  ...confirmed(other),
  message: { key: 'passwordConfirmed' },
})

export const currency = ruleOf(optional(v.pipe(written, v.regex(numberText(2)))), {
  key: 'format',
  field: 'amount',
})

export const weight = ruleOf(optional(v.pipe(written, v.regex(numberText(3)))), { key: 'number' })

export const taxCitizenId = ruleOf(optional(v.pipe(written, v.regex(/^[0-9]{13,}$/))), { key: 'taxId' })

/** Not one of the nine: the contract bounds what is sent. */
export const atMost = (length: number): Rule =>
  ruleOf(
    v.pipe(
      v.string(),
      v.check((text) => [...text].length <= length),
    ),
    { key: 'tooLong' },
  )
