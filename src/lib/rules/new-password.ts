import { password, required } from './rules.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Rule } from './rule.ts'

/** The rules of a password that is chosen. Apart from the other rules: most forms do without the list of words. */
export const newPassword: readonly Rule[] = [
  required,
  password,
  { isValid: (value) => !isCommonPassword(String(value)), message: { key: 'tooCommon' } },
]
