import { required } from '../../lib/rules.ts'
import { isPostcode } from '../../lib/rules/postcode.ts'
import type { Rule } from '../../lib/rules/rule.ts'

/** Required as soon as the named field is filled: until then, that field is the one to complain about. */
export const filledWith = (other: string): Rule => ({
  ...required,
  isValid: (value, values) => {
    const before = String(values[other] ?? '')
    const isReady = other === 'postcode' ? isPostcode(before) : before !== ''
    return !isReady || required.isValid(value, values)
  },
})
