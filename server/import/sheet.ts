import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { readTiers, tiersText } from '../../machines/quantity-prices.ts'
import type { Faults } from './faults.ts'

/** The values of a row by their columns, and the line on which it begins. */
export type Row<Columns extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Columns, undefined>> & {
  line: number
}

export interface Sheet<Columns extends v.ObjectEntries> {
  /** As faults name it. */
  file: string
  text: string
  columns: Columns
}

/** Reads a CSV file (RFC 4180, UTF-8, with or without a byte order mark) whose first row names the columns, in any order. */
export function readSheet<Columns extends v.ObjectEntries>(
  { file, text, columns }: Sheet<Columns>,
  faults: Faults,
): Row<Columns>[] {
  const [header, ...lines] = linesOf(file, text, faults)
  if (!header) return []
  const names = header.cells.map((name) => name.trim())
  if (!hasColumns(file, names, Object.keys(columns), faults)) return []
  const schema = v.object(columns)
  return lines.flatMap(({ line, cells }) => {
    if (cells.length !== names.length) {
      faults.add({ file, line }, `has ${cells.length} cells under ${names.length} columns`)
      return []
    }
    const given = Object.fromEntries(names.map((name, index) => [name, cells[index]]))
    const result = v.safeParse(schema, given)
    if (result.success) return [{ ...result.output, line }]
    for (const { path, message } of result.issues) {
      const column = String(path?.[0].key)
      faults.add({ file, line, column }, `${JSON.stringify(given[column])} ${message}`)
    }
    return []
  })
}

export interface Line {
  line: number
  cells: string[]
}

interface ParsingFault {
  line: number
  message: string
}

function linesOf(file: string, text: string, faults: Faults): Line[] {
  const { lines, fault } = readLines(text, ',')
  if (fault) faults.add({ file, line: fault.line }, fault.message)
  return lines
}

/** The rows of a text up to the first that cannot be read. */
export function readLines(text: string, delimiter: string): { lines: Line[]; fault?: ParsingFault } {
  const found: Line[] = []
  let lastLine = 0
  // The parser counts the two characters of a Windows line end within quotes as two lines.
  let countedTwice = 0
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      // To the clipboard, Excel writes a cell with a quote as it is, unless it has several lines.
      relax_quotes: delimiter === '\t',
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        const row = cells.join(' ')
        countedTwice += row.split('\r\n').length - 1
        // The parser says on which line a row ends.
        lastLine = lines - countedTwice
        found.push({ line: lastLine - row.split('\n').length + 1, cells })
        return undefined
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // Where the row begins: of a quote that is never closed, the parser names the end of the text.
    return { lines: found, fault: { line: lastLine + 1, message: error.message } }
  }
  return { lines: found }
}

function hasColumns(file: string, names: string[], wanted: string[], faults: Faults): boolean {
  const missing = wanted.filter((name) => !names.includes(name))
  const strange = names.filter((name, index) => !wanted.includes(name) || names.indexOf(name) !== index)
  if (missing.length > 0) faults.add({ file, line: 1 }, `lacks the columns ${missing.join(', ')}`)
  if (strange.length > 0)
    faults.add({ file, line: 1 }, `has columns that are unknown or double: ${strange.join(', ')}`)
  return missing.length + strange.length === 0
}

/** What can be wrong with a cell, by the codes that the office translates. */
const says = {
  empty: 'is empty',
  name: 'is no name of letters, digits, - and _',
  number: 'is no plain number such as 1220 or 2.5',
  whole: 'is no whole number',
  belowZero: 'is below 0',
  tooHigh: 'is above 1000000000',
  price: 'is no price',
  priceTooHigh: 'is above what a price can be',
  decimals: 'has more than two decimals',
  yesOrNo: 'is neither yes nor no',
  color: 'is no colour such as #c8201e',
  path: 'is no path such as boards.foam-board',
  tooLong: 'is longer than 62 characters',
  tiers: 'are no prices by quantity such as 10 -5%, 50 -10%',
} as const
export type CellFault = keyof typeof says

export const cellFaultOf = (message: string): CellFault | undefined =>
  (Object.keys(says) as CellFault[]).find((code) => says[code] === message)

/** What the cells of a column hold. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty(says.empty))
export const name = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, says.name))
export const number = v.pipe(
  v.string(),
  v.trim(),
  // Spreadsheets group the digits of thousands.
  v.transform((digits) => (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits)),
  v.regex(/^-?\d+(\.\d+)?$/, says.number),
  v.transform(Number),
)
export const path = v.pipe(
  text,
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, says.path),
  v.maxLength(62, says.tooLong),
)
export const code = v.pipe(name, v.maxLength(62, says.tooLong))
export const whole = v.pipe(
  number,
  v.integer(says.whole),
  v.minValue(0, says.belowZero),
  v.maxValue(1e9, says.tooHigh),
)
export const measure = v.pipe(number, v.minValue(0, says.belowZero))
export const baht = v.pipe(
  number,
  v.minValue(0.01, says.price),
  v.maxValue(9_999_999_999.99, says.priceTooHigh),
  v.check((value) => Number(value.toFixed(2)) === value, says.decimals),
)
/** As the export writes it. */
export const priceTiers = v.pipe(
  v.string(),
  v.check((cell) => readTiers(cell) !== undefined, says.tiers),
  v.transform((cell) => tiersText(readTiers(cell) ?? [])),
)
export const yesOrNo = v.pipe(
  v.string(),
  v.trim(),
  v.picklist(['yes', 'no'], says.yesOrNo),
  v.transform((word) => word === 'yes'),
)
export const hex = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, says.color))
export const moment = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (word) => /^\d{4}-\d{2}-\d{2}/.test(word) && !Number.isNaN(Date.parse(word)),
    'is no time such as 2026-11-25T02:00:00Z',
  ),
  v.transform((word) => new Date(word)),
)
/** Words with spaces between them. */
export const distinctWords = v.pipe(
  v.string(),
  v.transform((list) => list.split(' ').filter((word) => word !== '')),
  v.check((list) => new Set(list).size === list.length, 'names one twice'),
)
/** An empty cell says nothing. */
export const maybe = <Cell extends v.GenericSchema<string, unknown>>(cell: Cell) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((word) => (word === '' ? undefined : word)),
    v.optional(cell),
  )
