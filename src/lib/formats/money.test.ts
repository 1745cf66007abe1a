import { expect, it } from 'vitest'
import { discountPercent, formatPrice, priceParts, priceToPay } from './money.ts'

it.each([
  [0, '฿0.00'],
  [0.5, '฿0.50'],
  [145, '฿145.00'],
  [1250, '฿1,250.00'],
  [3650.5, '฿3,650.50'],
  [1234567.89, '฿1,234,567.89'],
  [1.005, '฿1.00'],
  [19.99, '฿19.99'],
  [0.1 + 0.2, '฿0.30'],
  [-40, '-฿40.00'],
  [-0.001, '฿0.00'],
])('R9.24: writes %s baht as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text)
})

it('parts whole baht from satang', () => {
  expect(priceParts(1480.5)).toEqual({ baht: '1,480', satang: '.50' })
})

it('asks for the special price only when it is greater than 0', () => {
  expect(priceToPay({ amount: 100 }, { amount: 80 })).toBe(80)
  expect(priceToPay({ amount: 100 }, { amount: 0 })).toBe(100)
  expect(priceToPay({ amount: 100 }, undefined)).toBe(100)
})

it('rounds what is saved down to whole percent, and does not boast of nothing', () => {
  expect(discountPercent({ amount: 3900 }, { amount: 3650 })).toBe(6)
  expect(discountPercent({ amount: 100 }, { amount: 99.5 })).toBeUndefined()
  expect(discountPercent({ amount: 100 }, { amount: 120 })).toBeUndefined()
  expect(discountPercent({ amount: 100 }, undefined)).toBeUndefined()
  expect(discountPercent({ amount: 0 }, undefined)).toBeUndefined()
})
