import type { Dimensions } from '../../../../../openapi/generated/schema.ts'
import type { SizeOption } from './product-choice.ts'

/** The sizes as a table: one column for each width and length, one row for each thickness. */
export interface SizeGrid {
  unit: Dimensions['unit']
  columns: { width: number; length: number }[]
  rows: { thickness: number; cells: (SizeOption | undefined)[] }[]
}

/** More columns would not fit on a phone. */
const maxColumns = 4
/** With fewer filled cells a list of rows is easier to read than a table. */
const leastFilled = 0.6

/**
 * Returns the sizes as a table if they have two axes; otherwise `undefined`. A label that says more than the
 * measures do, such as the grammage, has no place in a table.
 */
export function sizeGrid(
  options: SizeOption[],
  format: (dimensions: Dimensions) => string,
): SizeGrid | undefined {
  const [first] = options
  if (!first || !options.every((option) => saysOnlyMeasures(option, format))) return undefined
  const { unit } = first.size.dimensions
  const columns = distinct(options, ({ size }) => squareOf(size.dimensions)).map(
    ({ size: { dimensions } }) => ({ width: dimensions.width, length: dimensions.length }),
  )
  const thicknesses = distinct(options, ({ size }) => String(size.dimensions.thickness))
    .map(({ size }) => size.dimensions.thickness ?? 0)
    .toSorted((one, other) => one - other)
  const hasTwoAxes = columns.length > 1 && thicknesses.length > 1 && columns.length <= maxColumns
  const isFilled = options.length >= columns.length * thicknesses.length * leastFilled
  if (!hasTwoAxes || !isFilled || options.some(({ size }) => size.dimensions.unit !== unit)) return undefined
  const cellOf = (thickness: number, column: { width: number; length: number }) =>
    options.find(
      ({ size: { dimensions } }) =>
        dimensions.thickness === thickness && squareOf(dimensions) === squareOf(column),
    )
  return {
    unit,
    columns,
    rows: thicknesses.map((thickness) => ({
      thickness,
      cells: columns.map((column) => cellOf(thickness, column)),
    })),
  }
}

const squareOf = ({ width, length }: { width: number; length: number }) => `${width} ${length}`

function saysOnlyMeasures({ label, size }: SizeOption, format: (dimensions: Dimensions) => string): boolean {
  const { dimensions } = size
  return dimensions.thickness !== undefined && label === format(dimensions).replaceAll('\u00a0', ' ')
}

function distinct(options: SizeOption[], keyOf: (option: SizeOption) => string): SizeOption[] {
  const keys = options.map(keyOf)
  return options.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** The place in the same column to which an arrow key moves, skipping empty cells; past an end, the other end. */
export function nextInColumn(
  grid: SizeGrid,
  label: string,
  key: 'ArrowUp' | 'ArrowDown',
): SizeOption | undefined {
  const column = grid.columns.findIndex((_, place) =>
    grid.rows.some(({ cells }) => cells[place]?.label === label),
  )
  const cells = grid.rows.flatMap((row) => row.cells[column] ?? [])
  const here = cells.findIndex((cell) => cell.label === label)
  return cells.at((here + (key === 'ArrowDown' ? 1 : -1)) % cells.length)
}
