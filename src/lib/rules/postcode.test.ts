import { expect, it } from 'vitest'
import { isPostcode } from './postcode.ts'

it.each([
  ['10110', true],
  ['96220', true],
  ['01011', false],
  ['1011', false],
  ['101100', false],
  ['1011๐', false],
])('%j as a postcode: %s', (text, isOne) => {
  expect(isPostcode(text)).toBe(isOne)
})
