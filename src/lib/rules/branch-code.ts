import * as v from 'valibot'
import { ruleOf } from './rule.ts'

/** A branch of a company, without the zeros in front that are sent with it. An empty value passes. */
export const branchCode = ruleOf(v.pipe(v.string(), v.regex(/^\d{0,5}$/)), {
  key: 'format',
  field: 'branchCode',
})
