import { is, type GenericSchema } from 'valibot'

/** What is wrong, as a word of the translations; `field` is one too, and stands in the blank of that name. */
export interface RuleMessage {
  key: MessageKey
  field?: FieldKey
}
type MessageKey = 'required' | 'format' | 'confirmed' | 'passwordConfirmed' | 'number' | 'taxId' | 'notValid'
type FieldKey = 'phoneNumber' | 'password' | 'login' | 'amount'

export type FieldValue = string | number | boolean | readonly unknown[] | null | undefined
export type FieldValues = Readonly<Record<string, FieldValue>>

/** One rule of a form field: whether a value keeps it, beside the other values of its form, and what to say if not. */
export interface Rule {
  isKept: (value: FieldValue, values: FieldValues) => boolean
  /** Without one, the message says that the field is not valid. */
  message?: RuleMessage
  /** The label of a field with such a rule gets a red asterisk. */
  isRequired?: true
  /** Said under the field before anything is wrong. */
  hint?: 'passwordHint'
}

export function ruleOf(schema: GenericSchema, message: RuleMessage): Rule {
  return { isKept: (value) => is(schema, value), message }
}

/** The first rule that is broken decides what is said: one message at a time. */
export function firstFailure(
  rules: readonly Rule[],
  value: FieldValue,
  values: FieldValues = {},
): RuleMessage | undefined {
  const broken = rules.find((rule) => !rule.isKept(value, values))
  return broken && (broken.message ?? { key: 'notValid' })
}
