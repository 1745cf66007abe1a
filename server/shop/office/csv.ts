/** Tells Excel that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

export const csvLine = (cells: readonly (string | null)[]): string => `${csvCells(cells)}\r\n`

/** A part of a line, for what many lines share. */
export const csvCells = (cells: readonly (string | null)[]): string => cells.map(cellOf).join(',')

/** A spreadsheet takes what begins like this for a formula, which could send its other cells somewhere. */
function cellOf(text: string | null): string {
  if (text === null) return ''
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
