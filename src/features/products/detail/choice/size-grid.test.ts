import { expect, it } from 'vitest'
import { formatDimensions } from '../../../../lib/formats/format-measure.ts'
import { chosenAs } from './choosing.ts'
import { choicesOf, sizeOptions } from './product-choice.ts'
import { sampleProduct, sampleVariant } from '../sample-product.fixture.ts'
import { nextInColumn, sizeGrid } from './size-grid.ts'

const clear = { name: 'ใส', hex: '#bfdad6' }
type Sides = Parameters<typeof sampleVariant>[1]

function optionsOf(sizes: Sides[], label?: (sides: Sides) => string) {
  const product = sampleProduct(
    sizes.map((sides) => sampleVariant(clear, sides, label ? { label: label(sides) } : {})),
  )
  const [first] = choicesOf(product)
  if (!first) throw new Error('no size')
  return sizeOptions(product, chosenAs(first).choice)
}
const gridOf = (sizes: Sides[], label?: (sides: Sides) => string) =>
  sizeGrid(optionsOf(sizes, label), (dimensions) => formatDimensions(dimensions, 'th'))
const squares = [
  [1220, 2440],
  [600, 1200],
] as const
const sheets = (...thicknesses: number[]) =>
  squares.flatMap(([width, length]) => thicknesses.map((one): Sides => [width, length, one]))

it('puts sheets into a table: a column for each width and length, a row for each thickness from thin to thick', () => {
  const grid = gridOf(sheets(3, 2, 5))
  expect(grid?.columns).toEqual([
    { width: 1220, length: 2440 },
    { width: 600, length: 1200 },
  ])
  expect(grid?.rows.map(({ thickness }) => thickness)).toEqual([2, 3, 5])
  expect(grid?.rows[0]?.cells.map((cell) => cell?.label)).toEqual([
    '1,220 × 2,440 × 2 มม.',
    '600 × 1,200 × 2 มม.',
  ])
})

it('leaves a cell empty for a size that is not made at all', () => {
  const grid = gridOf([...sheets(2, 3), [1220, 2440, 8]])
  expect(grid?.rows[2]?.cells.map((cell) => cell?.label)).toEqual(['1,220 × 2,440 × 8 มม.', undefined])
})

it('makes no table of one axis, of many gaps, of more columns than a phone has room for, or without thickness', () => {
  expect(
    gridOf([
      [1220, 2440, 2],
      [1220, 2440, 3],
    ]),
  ).toBeUndefined()
  expect(
    gridOf([
      [300, 600, 2],
      [600, 1200, 3],
      [900, 1800, 5],
    ]),
  ).toBeUndefined()
  const five = [100, 200, 300, 400, 500].flatMap((side): Sides[] => [
    [side, side, 2],
    [side, side, 3],
  ])
  expect(gridOf(five)).toBeUndefined()
  expect(
    gridOf([
      [100, 200],
      [300, 400],
    ]),
  ).toBeUndefined()
})

it('makes no table of labels that say more than the measures', () => {
  expect(gridOf(sheets(3, 5), ([width]) => `${width} · 650 แกรม`)).toBeUndefined()
})

it('moves up and down in a column, past an empty cell and past the end', () => {
  const grid = gridOf([
    [1220, 2440, 2],
    [1220, 2440, 3],
    [1220, 2440, 5],
    [600, 1200, 2],
    [600, 1200, 5],
  ])
  if (!grid) throw new Error('no table')
  const from = (label: string, key: 'ArrowUp' | 'ArrowDown') => nextInColumn(grid, label, key)?.label
  expect(from('600 × 1,200 × 2 มม.', 'ArrowDown')).toBe('600 × 1,200 × 5 มม.')
  expect(from('600 × 1,200 × 5 มม.', 'ArrowDown')).toBe('600 × 1,200 × 2 มม.')
  expect(from('1,220 × 2,440 × 2 มม.', 'ArrowUp')).toBe('1,220 × 2,440 × 5 มม.')
})
