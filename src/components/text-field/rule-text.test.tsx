import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as rules from '../../lib/rules/rules.ts'
import { firstFailure, type Rule } from '../../lib/rules/rule.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { RuleText } from './rule-text.tsx'

afterEach(cleanup)

const wrongFor = new Map<Rule, string>([[rules.required, '']])

async function said(rule: Rule, language: 'th' | 'en') {
  const message = firstFailure([rule], wrongFor.get(rule) ?? 'ผิด')
  if (!message) throw new Error('The rule is kept')
  const { container, unmount } = await showPart(<RuleText message={message} />, language)
  const { textContent } = container
  unmount()
  return textContent
}

it.each([
  ['R5.10 R5.41 R5.42: required', rules.required, 'กรุณาระบุข้อมูล', 'Please specify information'],
  ['R5.15 R5.43: phoneNumber', rules.phoneNumber, 'รูปแบบเบอร์โทรศัพท์ไม่ถูกต้อง', 'Phone number format invalid.'],
  ['R5.22 R5.43: password', rules.password, 'รูปแบบรหัสผ่านไม่ถูกต้อง', 'Password format invalid.'],
  [
    'R5.26 R5.43: email, which names its own field and says what an address looks like',
    rules.email,
    'รูปแบบอีเมลไม่ถูกต้อง ต้องเป็นแบบ name@company.co.th และหลังจุดสุดท้ายมี 2 ถึง 4 ตัวอักษร',
    'E-mail format invalid. It looks like name@company.co.th, with 2 to 4 letters after the last dot.',
  ],
  ['R5.28 R5.44: confirmed', rules.confirmed('x'), 'ข้อมูลไม่ตรงกัน', "The information doesn't match."],
  [
    'R5.30 R5.45: passwordConfirmed',
    rules.passwordConfirmed('x'),
    'รหัสผ่านที่ยืนยันไม่ตรงกัน',
    "The comfirm password doesn't match.",
  ],
  ['R5.34 R5.43: currency', rules.currency, 'รูปแบบจำนวนเงินไม่ถูกต้อง', 'Amount format invalid.'],
  ['R5.37: weight', rules.weight, 'รูปแบบตัวเลขไม่ถูกต้อง', 'The number format is invalid.'],
  [
    'R5.40 R5.47: taxCitizenId',
    rules.taxCitizenId,
    'รูปแบบเลขประจำตัวผู้เสียภาษีไม่ถูกต้อง',
    'The tax ID format is incorrect.',
  ],
  [
    'R5.7: a rule without words of its own',
    { isValid: () => false },
    'ข้อมูลในช่องนี้ไม่ถูกต้อง',
    'This field is not valid.',
  ],
] as const)('%s is said in both languages', async (_, rule, thai, english) => {
  expect(await said(rule, 'th')).toBe(thai)
  expect(await said(rule, 'en')).toBe(english)
})
