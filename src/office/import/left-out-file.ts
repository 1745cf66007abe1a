import type { OfficeImport } from '../../../openapi/generated/schema.ts'
import { leftOutOf } from './import-rows.ts'

type Reason = (row: OfficeImport['rows'][number]) => string | undefined

/** By this a spreadsheet knows that a file is UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * The rows that are left out, with the cells that their file has and a last column that says why. The import reads it again and
 * ignores that column; that of an earlier such file makes room for it.
 */
export function leftOutFile({ columns, rows }: OfficeImport, title: string, reasonOf: Reason): string {
  const earlier = columns.indexOf(title)
  const lineOf = (cells: readonly string[], last: string) => {
    const padded = columns.map((_, index) => cells[index] ?? '').concat(cells.slice(columns.length))
    return [...padded.filter((_, index) => index !== earlier), last].map(quoted).join(',')
  }
  const lines = leftOutOf(rows).map((row) => lineOf(row.cells ?? [], reasonOf(row) ?? ''))
  return byteOrderMark + [lineOf(columns, title), ...lines].map((line) => `${line}\r\n`).join('')
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
