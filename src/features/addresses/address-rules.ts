import * as v from 'valibot'
import { required } from '../../lib/rules.ts'
import { ruleOf, type Rule } from '../../lib/rules/rule.ts'

export const isPostcode = (text: string): boolean => /^\d{5}$/.test(text)

export const postcode = ruleOf(v.pipe(v.string(), v.check(isPostcode)), { key: 'format', field: 'postcode' })

export const branchCode = ruleOf(v.pipe(v.string(), v.regex(/^(\d{5})?$/)), {
  key: 'format',
  field: 'branchCode',
})

/** Required as soon as the named field is filled: until then, that field is the one to complain about. */
export const filledWith = (other: string): Rule => ({
  ...required,
  isValid: (value, values) => {
    const before = String(values[other] ?? '')
    const isReady = other === 'postcode' ? isPostcode(before) : before !== ''
    return !isReady || required.isValid(value, values)
  },
})
