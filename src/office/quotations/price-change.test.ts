import { expect, it } from 'vitest'
import type { Quotation } from '../../../openapi/generated/schema.ts'
import { changeOf, priceOf, typedPrices } from './price-change.ts'

const quotation = {
  version: 3,
  shippingPrice: { amount: 500 },
  items: [
    { position: 1, unitPrice: { amount: 1340 } },
    { position: 2, unitPrice: { amount: 90.5 } },
  ],
} as Quotation
const typed = typedPrices(quotation)

it('R21.18: sends only the prices that staff changed', () => {
  expect(changeOf(quotation, typed)).toBeUndefined()
  expect(changeOf(quotation, { ...typed, 1: '1,300' })).toEqual({
    version: 3,
    lines: [{ position: 1, unitPrice: { amount: 1300 } }],
  })
  expect(changeOf(quotation, { ...typed, freight: '0' })).toEqual({
    version: 3,
    lines: [],
    shippingPrice: { amount: 0 },
  })
})

it('takes what is a price, with at most two decimals; only the freight may be nothing', () => {
  const prices = ['1,340.50', ' 12 ', '0.01', '฿๑,๓๔๐.๕๐']
  expect(prices.map((text) => priceOf('1', text))).toEqual([1340.5, 12, 0.01, 1340.5])
  for (const text of ['', '0', '-1', '1.234', 'abc', '99999999']) expect(priceOf('1', text)).toBeUndefined()
  expect(priceOf('freight', '0')).toBe(0)
  expect(changeOf(quotation, { ...typed, 2: '' })).toBeUndefined()
})
