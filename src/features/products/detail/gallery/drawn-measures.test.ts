import { expect, it } from 'vitest'
import { drawnMeasures } from './drawn-measures.ts'

function drawn(label: string, [width, length, thickness]: [number, number, number?]) {
  const dimensions = { width, length, ...(thickness && { thickness }), unit: 'millimetre' as const }
  const kilogram = { value: 1, unit: 'kilogram' as const }
  const found = drawnMeasures({ label, price: { amount: 1 }, weight: kilogram, dimensions, stock: 1 })
  if (!found) return undefined
  const words = ({ value, unit }: { value: number; unit: string }) => `${value} ${unit}`
  const { across, upright, third, isRound } = found
  return [words(across), words(upright), third && `${third.side} ${words(third)}`, isRound]
}

it('measures a sheet by its width and its length, and names its thickness apart', () => {
  const sides = ['1220 millimetre', '2440 millimetre', 'thickness 3 millimetre', false]
  expect(drawn('1,220 × 2,440 × 3 มม.', [1220, 2440, 3])).toEqual(sides)
})

it('writes each figure in the unit of the label', () => {
  const roll = ['1.6 metre', '50 metre', 'thickness 0.38 millimetre', false]
  expect(drawn('1.60 × 50 ม. · 440 แกรม', [1600, 50_000, 0.38])).toEqual(roll)
  const narrow = ['300 millimetre', '50 metre', 'thickness 2 millimetre', false]
  expect(drawn('300 มม. × 50 ม. · 2 มม.', [300, 50_000, 2])).toEqual(narrow)
})

it('knows a diameter, and a length alone', () => {
  expect(drawn('Ø 10 × 1,000 มม.', [10, 1000])).toEqual(['10 millimetre', '1000 millimetre', undefined, true])
  const wall = ['20 millimetre', '1000 millimetre', 'thickness 2 millimetre', true]
  expect(drawn('Ø 20 หนา 2 × 1,000 มม.', [20, 1000, 2])).toEqual(wall)
})

it('draws the height of a box upright', () => {
  const box = ['5 centimetre', '10 centimetre', 'depth 5 centimetre', false]
  expect(drawn('5 × 5 × 10 ซม. (50 ใบ)', [50, 50, 100])).toEqual(box)
})

it('draws no lines where the label does not state the measures', () => {
  expect(drawn('100 มล.', [55, 55, 110])).toBeUndefined()
  expect(drawn('A4', [210, 297, 12])).toBeUndefined()
})
