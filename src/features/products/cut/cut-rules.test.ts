import { expect, it } from 'vitest'
import { firstFailure } from '../../../lib/rules/rule.ts'
import { cutRules, type CutWish } from './cut-rules.ts'
import { cutSheets } from './cut-sheets.ts'
import { choicesOf } from '../detail/choice/product-choice.ts'
import { sampleProduct, sampleVariant } from '../detail/sample-product.fixture.ts'

const clear = { name: 'ใส', hex: '#bfdad6' }
const red = { name: 'แดง', hex: '#c8201e' }
const sheet = sampleProduct([
  sampleVariant(clear, [1220, 2440, 3]),
  sampleVariant(clear, [300, 600, 3]),
  sampleVariant(clear, [600, 1200, 20]),
  sampleVariant(red, [600, 1200, 3]),
])
const sheetsIn = (product: typeof sheet) => {
  const [first] = choicesOf(product)
  return first ? cutSheets(product, first) : []
}
const sheets = sheetsIn(sheet)

function failures(wish: Partial<CutWish>) {
  const values = { width: '450', length: '900', thickness: '3', quantity: '2', message: '', ...wish }
  const rules = cutRules(sheets, values.thickness)
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, ofField]) => {
      const failure = firstFailure(ofField, values[name as keyof CutWish], values)
      return failure ? [[name, `${failure.key} ${failure.figure ?? ''}`.trim()]] : []
    }),
  )
}

it('cuts from the sheets of the chosen colour', () => {
  expect(sheets.map(({ width, thickness }) => [width, thickness])).toEqual([
    [1220, 3],
    [300, 3],
    [600, 20],
  ])
})

it('cuts no boxes, bars, rods or goods without measures in their name', () => {
  const noSheets: [sides: Parameters<typeof sampleVariant>[1], label?: string][] = [
    [[150, 150, 200]],
    [[5, 1000, 5]],
    [[10, 1000]],
    [[1600, 50_000, 0.4], '1.60 × 50 ม. · 440 แกรม'],
    [[210, 297, 12], 'A4'],
    [[600, 900, 100]],
  ]
  for (const [sides, label] of noSheets)
    expect(sheetsIn(sampleProduct([sampleVariant(clear, sides, label ? { label } : {})]))).toEqual([])
})

it('takes a piece that fits, turned either way', () => {
  expect(failures({})).toEqual({})
  expect(failures({ width: '2,440', length: '1220' })).toEqual({})
  expect(failures({ width: '450.5' })).toEqual({})
})

it('takes a message of two hundred characters', () => {
  expect(failures({ message: 'ก'.repeat(200) })).toEqual({})
  expect(failures({ message: 'ก'.repeat(201) })).toEqual({ message: 'tooLong' })
})

it('refuses what is larger than the largest sheet of that thickness, at the side that is too large', () => {
  const tooLarge = 'tooLargeForSheet 1,220 × 2,440'
  expect(failures({ width: '2441' })).toEqual({ width: tooLarge })
  expect(failures({ length: '3000' })).toEqual({ length: tooLarge })
  expect(failures({ width: '1300', length: '1300' })).toEqual({ length: tooLarge })
  expect(failures({ thickness: '20' })).toEqual({})
  expect(failures({ thickness: '20', width: '700' })).toEqual({ length: 'tooLargeForSheet 600 × 1,200' })
})

it('refuses what is no measure and no number of pieces', () => {
  expect(failures({ width: 'กว้าง', length: '0' })).toEqual({ width: 'millimetres', length: 'millimetres' })
  expect(failures({ width: '' })).toEqual({ width: 'required' })
  for (const quantity of ['1.5', '0', '-2', '10000'])
    expect(failures({ quantity })).toEqual({ quantity: 'pieces 9,999' })
})
