import { expect, it } from 'vitest'
import { codeOfVariant, lineAt, partsOfLine, withoutLines } from './written-lines.ts'

it('R21.6: knows the line of the caret', () => {
  const text = 'AC-FAN 2\nอะคริลิก\n\nPF5'
  expect(lineAt(text, 4)).toEqual({ row: 0, start: 0, end: 8, line: 'AC-FAN 2' })
  expect(lineAt(text, 9)).toEqual({ row: 1, start: 9, end: 17, line: 'อะคริลิก' })
  expect(lineAt(text, 18)).toEqual({ row: 2, start: 18, end: 18, line: '' })
  expect(lineAt(text, text.length)).toMatchObject({ row: 3, line: 'PF5' })
})

it.each([
  ['AC-CAST แดง 4', 'AC-CAST แดง', '4'],
  ['AC-CAST, red, 1,200', 'AC-CAST red', '1,200'],
  ['AC-FAN x 2', 'AC-FAN', 'x 2'],
  ['AC-FAN ๑๒', 'AC-FAN', '๑๒'],
  ['acrylic red 3mm', 'acrylic red 3mm', ''],
  ['AC-CAST 1220x2440', 'AC-CAST 1220x2440', ''],
  ['4', '4', ''],
  ['', '', ''],
])('R21.6: what %j names, and how many', (line, words, quantity) => {
  expect(partsOfLine(line)).toEqual({ words, quantity })
})

it('R21.6: writes a variant by the code of its product and its own name', () => {
  const product = { id: 'p-ac-cast', code: 'AC-CAST' }
  expect(codeOfVariant({ product, variantId: 'p-ac-cast-red-1220x2440x3' })).toBe('AC-CAST red-1220x2440x3')
})

it('R21.7: what is done with is struck from what is written, as often as it was done', () => {
  const text = 'AC-FAN 2\n  AC-CAST red 4  \nAC-FAN 2\n\nPF5'
  expect(withoutLines(text, ['AC-FAN 2', ' AC-CAST red 4'])).toBe('AC-FAN 2\nPF5')
  expect(withoutLines(text, ['AC-FAN 2', 'AC-CAST red 4', 'AC-FAN 2', 'PF5', 'other'])).toBe('')
})
