import * as v from 'valibot'
import { ruleOf } from './rule.ts'

/** No postcode of Thailand begins with a zero. */
export const isPostcode = (text: string): boolean => /^[1-9]\d{4}$/.test(text)

export const postcodeText = v.pipe(v.string(), v.check(isPostcode))

export const postcode = ruleOf(postcodeText, { key: 'format', field: 'postcode' })
