import { expect, it } from 'vitest'
import { checkDigit, newOrderNumber } from './order-number.ts'

const digitsOf = (orderNumber: string) => orderNumber.replaceAll(/\D/g, '')
const isRight = (digits: string) => checkDigit(digits) === '0'

it('is made of the day in Thailand, five digits and one that checks them', () => {
  expect(newOrderNumber(new Date('2026-11-21T16:59:59Z'), 48_203)).toMatch(/^PH-261121-48203\d$/)
  expect(newOrderNumber(new Date('2026-11-21T17:00:00Z'), 7)).toMatch(/^PH-261122-00007\d$/)
})

it('its check is Damm’s', () => {
  expect(checkDigit('572')).toBe('4')
})

it('one wrong digit, or two that were swapped, are noticed on the phone', () => {
  for (let serial = 0; serial < 100_000; serial += 997) {
    const digits = digitsOf(newOrderNumber(new Date('2026-11-21T03:00:00Z'), serial))
    expect(isRight(digits)).toBe(true)
    for (let place = 0; place < digits.length; place += 1) {
      const [before, digit = '', after] = [digits.slice(0, place), digits[place], digits.slice(place + 1)]
      for (const wrong of '0123456789'.replace(digit, '')) expect(isRight(before + wrong + after)).toBe(false)
      const [next] = after
      if (next !== undefined && next !== digit)
        expect(isRight(before + next + digit + after.slice(1))).toBe(false)
    }
  }
})

it('is another one each time', () => {
  const now = new Date()
  const numbers = new Set(Array.from({ length: 50 }, () => newOrderNumber(now)))
  expect(numbers.size).toBeGreaterThan(45)
})
