import { is, type GenericSchema } from 'valibot'

/** The error as a translation key; `field` is the key of the text that fills the placeholder of that name. */
export interface RuleMessage {
  key: MessageKey
  field?: FieldKey
  /** Fills the placeholder of that name with a limit. */
  figure?: string
}
type MessageKey =
  | 'required'
  | 'format'
  | 'emailFormat'
  | 'confirmed'
  | 'passwordConfirmed'
  | 'number'
  | 'taxId'
  | 'tooLong'
  | 'tooCommon'
  | 'consentNeeded'
  | 'notValid'
  | 'millimetres'
  | 'pieces'
  | 'tooLargeForSheet'
type FieldKey = 'phoneNumber' | 'password' | 'amount' | 'postcode' | 'branchCode'

export type FieldValue = string | number | boolean | readonly unknown[] | null | undefined
export type FieldValues = Readonly<Record<string, FieldValue>>

/** A rule of a form field: checks a value, given the form's other values, and provides the error message. */
export interface Rule {
  isValid: (value: FieldValue, values: FieldValues) => boolean
  /** Without a message, the error says that the field is not valid. */
  message?: RuleMessage
  /** The label of a field with such a rule gets a red asterisk. */
  isRequired?: true
  /** Shown under the field before there is an error. */
  hint?: 'passwordHint'
}

export function ruleOf(schema: GenericSchema, message: RuleMessage): Rule & { message: RuleMessage } {
  return { isValid: (value) => is(schema, value), message }
}

/** Returns the message of the first broken rule, because a field shows one message at a time. */
export function firstFailure(
  rules: readonly Rule[],
  value: FieldValue,
  values: FieldValues = {},
): RuleMessage | undefined {
  const broken = rules.find((rule) => !rule.isValid(value, values))
  return broken && (broken.message ?? { key: 'notValid' })
}
