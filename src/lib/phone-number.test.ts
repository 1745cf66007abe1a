import { expect, it } from 'vitest'
import { isCompletePhoneNumber, plainPhoneNumber } from './phone-number.ts'

it.each(['0812345678', '081-234-5678', '081 234 5678', '(081) 2345678', '+66812345678', '+66 81 234 5678'])(
  '%s is a complete number',
  (typed) => {
    expect(plainPhoneNumber(typed)).toBe('0812345678')
    expect(isCompletePhoneNumber(plainPhoneNumber(typed))).toBe(true)
  },
)

it.each(['', '081234567', '08123456789', '0212345678', 'สวัสดี'])('%j is none', (typed) => {
  expect(isCompletePhoneNumber(plainPhoneNumber(typed))).toBe(false)
})
