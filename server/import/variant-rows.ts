import { setImmediate as nextTurn } from 'node:timers/promises'
import * as v from 'valibot'
import { sanitiseHtml } from '../shop/common/sanitise-html.ts'
import { productIdOf, sheets, variantIdOf } from './catalogue-sheets.ts'
import { cellFaultOf, readLines, type CellFault, type Line } from './sheet.ts'
import { unbrokenMeasures } from './unbroken-measures.ts'

const { products, 'product-texts': texts, variants } = sheets
/** A description as it is stored, by whatever way it comes: an export is compared with it. */
export const storedDescription = (written: string): string => sanitiseHtml(unbrokenMeasures(written.trim()))
const html = v.pipe(texts.description_th, v.transform(storedDescription))

/** What a row says of its product, as in the sheets of a whole shop. */
export const productColumns = {
  category: products.category,
  material: products.material,
  name_th: texts.name_th,
  name_en: texts.name_en,
  unit_th: texts.unit_th,
  unit_en: texts.unit_en,
  description_th: html,
  description_en: html,
  for_sale: products.for_sale,
  recommended: products.recommended,
  cuttable: products.cuttable,
}
const { code: _code, variant: _variant, ...measured } = variants
/** What a row says of its variant. */
export const variantColumns = measured

export const columns = { ...productColumns, ...variantColumns }
export type ProductColumn = keyof typeof productColumns
export type VariantColumn = keyof typeof variantColumns
export type Column = keyof typeof columns

export const productColumnNames = Object.keys(productColumns) as ProductColumn[]
export const variantColumnNames = Object.keys(variantColumns) as VariantColumn[]
export const columnNames = Object.keys(columns) as Column[]

/** What a product or variant may be without. */
const emptiable: readonly Column[] = ['material', 'thickness_mm', 'special_price', 'price_tiers']
/** A cell with this empties what may be empty; an empty cell changes nothing. */
const nothing = '-'

export type RowFaultCode =
  | CellFault
  | 'cells'
  | 'unreadable'
  | 'double'
  | 'differs'
  | 'unknown'
  | 'lacks'
  | 'special'
  | 'taken'

export interface RowFault {
  code: RowFaultCode
  column?: string
  value?: string
}

/** One row: its values as the export writes them, null for what it empties. */
export interface VariantRow {
  line: number
  code: string
  variant: string
  /** As the file has them. */
  cells: string[]
  given: Partial<Record<Column, string | null>>
  fault?: RowFault
}

export type FileFault = 'noRows' | 'tooManyRows' | 'lacksColumns' | 'doubleColumns'

export interface VariantRows {
  rows: VariantRow[]
  /** The names of the columns, as the file has them. */
  columns: string[]
  ignoredColumns: string[]
  /** Why nothing can be read. */
  fault?: { code: FileFault; columns: string[] }
}

const maxRows = 20_000
/** Between these, other requests have their turn: a description takes a millisecond to sanitise. */
const rowsAtOnce = 50
const keys = ['code', 'variant'] as const

/** Reads rows from a file or a spreadsheet's clipboard, one for each variant. What is wrong with a row is its first fault. */
export async function readVariantRows(text: string): Promise<VariantRows> {
  const { lines, fault } = readLines(text, delimiterOf(text))
  const [header, ...body] = lines
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase())
  const known = names.filter((name) => isColumn(name) || keys.some((key) => key === name))
  const lacking = keys.filter((key) => !names.includes(key))
  const double = known.filter((name, index) => known.indexOf(name) !== index)
  const ignoredColumns = names.filter((name) => name !== '' && !known.includes(name))
  const refused = (code: FileFault, columns: string[] = []): VariantRows => ({
    rows: [],
    columns: header?.cells ?? [],
    ignoredColumns,
    fault: { code, columns },
  })
  if (lacking.length > 0) return refused('lacksColumns', lacking)
  if (double.length > 0) return refused('doubleColumns', double)
  if (body.length > maxRows) return refused('tooManyRows')
  const filled = body.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const rows: VariantRow[] = []
  for (let start = 0; start < filled.length; start += rowsAtOnce) {
    rows.push(...filled.slice(start, start + rowsAtOnce).map(rowReader(names)))
    await nextTurn()
  }
  if (fault)
    rows.push({
      line: fault.line,
      // Its product may go on in what was not read, and is held back by this row.
      code: rows.at(-1)?.code ?? '',
      variant: '',
      cells: [],
      given: {},
      fault: { code: 'unreadable', value: fault.message },
    })
  if (rows.length === 0) return refused('noRows')
  markDoubles(rows)
  return { rows, columns: header?.cells ?? [], ignoredColumns }
}

const isColumn = (name: string): name is Column => name in columns

/** Excel writes semicolons where the comma is the decimal sign, and tabs to the clipboard and as Unicode text. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ','
}

const rowReader =
  (names: string[]) =>
  ({ line, cells }: Line): VariantRow => {
    const cellOf = (name: string) => unguarded(cells[names.indexOf(name)] ?? '').trim()
    const row: VariantRow = { line, code: cellOf('code'), variant: cellOf('variant'), cells, given: {} }
    const faults: RowFault[] = []
    if (cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== ''))
      faults.push({ code: 'cells' })
    for (const key of keys) {
      const schema = key === 'code' ? products.code : variants.variant
      faults.push(...readCell(key, cellOf(key), schema).faults)
    }
    for (const column of columnNames) {
      const cell = cellOf(column)
      if (cell === '') continue
      if (cell === nothing && emptiable.includes(column)) row.given[column] = null
      else {
        const { value, faults: found } = readCell(column, cell, columns[column])
        if (value !== undefined) row.given[column] = value
        faults.push(...found)
      }
    }
    if (faults.length === 0 && variantIdOf(row.code, row.variant).length > 64)
      faults.push({ code: 'tooLong', column: 'variant', value: row.variant })
    const [fault] = faults
    return fault ? { ...row, fault } : row
  }

/** The value as the export writes it. */
function readCell(column: string, cell: string, schema: v.GenericSchema<string | undefined, unknown>) {
  const read = v.safeParse(schema, cell)
  if (read.success) return { value: textOf(read.output), faults: [] }
  const [{ message }] = read.issues
  return { faults: [{ code: cellFaultOf(message) ?? 'unreadable', column, value: cell }] as RowFault[] }
}

const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

/** The export guards what a spreadsheet would take for a formula. */
const unguarded = (cell: string) => (/^'[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)

/** A variant has one row, and all rows of a product say the same of it. */
function markDoubles(rows: VariantRow[]): void {
  const variantsSeen = new Set<string>()
  const saidOf = new Map<string, VariantRow['given']>()
  for (const row of rows) {
    const id = variantIdOf(row.code, row.variant)
    const productId = productIdOf(row.code)
    const said = saidOf.get(productId) ?? {}
    const differing = productColumnNames.find(
      (column) =>
        said[column] !== undefined && row.given[column] !== undefined && said[column] !== row.given[column],
    )
    if (variantsSeen.has(id)) row.fault ??= { code: 'double', column: 'variant', value: row.variant }
    if (differing)
      row.fault ??= { code: 'differs', column: differing, value: row.given[differing] ?? nothing }
    variantsSeen.add(id)
    saidOf.set(productId, { ...row.given, ...said })
  }
}
