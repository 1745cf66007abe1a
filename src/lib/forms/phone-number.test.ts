import { expect, it } from 'vitest'
import {
  formatPhoneNumber,
  isContactNumber,
  isMobileNumber,
  plainPhoneNumber,
  telUrl,
} from './phone-number.ts'

it.each([
  '0812345678',
  '081-234-5678',
  '081–234–5678',
  '081.234.5678',
  ' 081 234 5678 ',
  '081\u00A0234\u00A05678',
  '\u202A0812345678\u202C',
  '(081) 2345678',
  '+66812345678',
  '+66 81-234-5678',
  '+66 (0)81 234 5678',
  '0066812345678',
  '66812345678',
  '๐๘๑-๒๓๔-๕๖๗๘',
  '+๖๖๘๑๒๓๔๕๖๗๘',
])('%j is a mobile number', (typed) => {
  expect(plainPhoneNumber(typed)).toBe('0812345678')
  expect(isMobileNumber(plainPhoneNumber(typed))).toBe(true)
})

it.each([
  ['02-123-4567', '021234567'],
  ['+66 2 123 4567', '021234567'],
  ['๐๒ ๑๒๓ ๔๕๖๗', '021234567'],
  ['038-123-456', '038123456'],
  ['+6653123456', '053123456'],
])('%j is a landline, which can be called and signs nobody in', (typed, digits) => {
  expect(plainPhoneNumber(typed)).toBe(digits)
  expect([isContactNumber(digits), isMobileNumber(digits)]).toEqual([true, false])
})

it.each(['', '081234567', '08123456789', '0212345678', '02-123-456', '+6681234567', 'สวัสดี', '081234567x'])(
  '%j is no number',
  (typed) => {
    expect(isContactNumber(plainPhoneNumber(typed))).toBe(false)
  },
)

it('stands in groups', () => {
  expect(['0812345678', '021234567', '038123456', 'a@b.co', '081'].map(formatPhoneNumber)).toEqual([
    '081 234 5678',
    '02 123 4567',
    '038 123 456',
    'a@b.co',
    '081',
  ])
})

it.each([
  ['02-000-0000', 'tel:020000000'],
  ['081 234 5678', 'tel:0812345678'],
  ['+66 2-123-4567', 'tel:+6621234567'],
])('a link dials %s', (written, address) => {
  expect(telUrl(written)).toBe(address)
})
