import { expect, it } from 'vitest'
import { extractMeasures } from './measures.ts'

const middle = ({ from, to }: { from: number; to: number }) => Math.round(((from + to) / 2) * 1000) / 1000

function read(keyword: string) {
  return extractMeasures(keyword).measures.map(({ typed, measure }) =>
    measure.kind === 'side'
      ? [typed, measure.side, ...measure.options.map(middle)]
      : [
          typed,
          ...measure.options.map(({ width, length, thickness }) =>
            [width, length, ...(thickness ? [thickness] : [])].map(middle).join('x'),
          ),
        ],
  )
}

it.each([
  ['อะคริลิกใส 3 มม.', [['3 มม.', 'any', 3]]],
  ['5มิล', [['5มิล', 'any', 5]]],
  ['3mm', [['3mm', 'any', 3]]],
  ['0.5 mm', [['0.5 mm', 'any', 0.5]]],
  ['80 ไมครอน', [['80 ไมครอน', 'any', 0.08]]],
  ['แท่ง 2 นิ้ว', [['2 นิ้ว', 'any', 50.8]]],
  ['ยาว 3 เมตร', [['ยาว 3 เมตร', 'length', 3000]]],
  ['กว้าง 1.22 ม.', [['กว้าง 1.22 ม.', 'width', 1220]]],
  ['หนา 10', [['หนา 10', 'thickness', 10]]],
  ['2 หุน', [['2 หุน', 'any', 6.35]]],
  ['1.2x2.4 เมตร', [['1.2x2.4 เมตร', '1200x2400']]],
  ['1,220 × 2,440 มม.', [['1,220 × 2,440 มม.', '1220x2440']]],
  ['60*120 ซม', [['60*120 ซม', '600x1200']]],
  ['4 x 8 ฟุต', [['4 x 8 ฟุต', '1219.2x2438.4']]],
  ['1220x2440x3', [['1220x2440x3', '1220x2440x3']]],
  ['A4', [['A4', '210x297']]],
  ['60x120', [['60x120', '600x1200', '60x120']]],
])('%s', (keyword, measures) => {
  expect(read(keyword)).toEqual(measures)
})

it('leaves what is no measure', () => {
  expect(extractMeasures('M3 PA6 FT-650 12v').rest).toBe('M3 PA6 FT-650 12v')
  expect(extractMeasures('แผ่น 3 มม. ใส').rest.split(/\s+/)).toEqual(['แผ่น', 'ใส'])
})
