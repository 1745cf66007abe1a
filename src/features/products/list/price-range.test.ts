import { expect, it } from 'vitest'
import { isSameRange, readPrice, readRange } from './price-range.ts'

it('reads prices as people type them', () => {
  expect(readPrice('1,250')).toBe(1250)
  expect(readPrice(' ฿99.50 ')).toBe(99.5)
  expect(readPrice('1.234')).toBeUndefined()
  expect(readPrice('')).toBeUndefined()
})

it('reads a range with two limits, one, or none', () => {
  expect(readRange('1,000', '฿2,500.50')).toEqual({ range: { minPrice: 1000, maxPrice: 2500.5 } })
  expect(readRange('', '300')).toEqual({ range: { maxPrice: 300 } })
  expect(readRange(' ', '')).toEqual({ range: {} })
})

it('says what is wrong with what is no range', () => {
  for (const text of ['ten', '1,00', '1.255', '-1', '99999999999'])
    expect(readRange(text, '')).toEqual({ fault: 'notAnAmount' })
  expect(readRange('200', '100')).toEqual({ fault: 'priceUpsideDown' })
  expect(readRange('100', '100')).toEqual({ range: { minPrice: 100, maxPrice: 100 } })
})

it('compares the limits alone', () => {
  expect(isSameRange({}, { minPrice: undefined })).toBe(true)
  expect(isSameRange({ minPrice: 1 }, { minPrice: 1, maxPrice: 2 })).toBe(false)
})
