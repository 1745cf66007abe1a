import type { ReadRows } from '../../../machines/import/import.machine.ts'

export const maxBytes = 10_000_000

/** Why a file or pasted rows cannot be imported, as the flow takes it. */
const refusal = (code: 'EMPTY_FILE' | 'FILE_TOO_LARGE' | 'WORKBOOK' | 'UNREADABLE_FILE') => ({ code })

/** What a file begins with that is a workbook: of today, a zip, or of Excel 97. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le', encoding: 'utf-16' },
  { bytes: [0xfe, 0xff], label: 'utf-16be', encoding: 'utf-16' },
] as const

/** Excel in Thai writes CSV in windows-874, and says so nowhere: bytes that are no UTF-8 are taken for it. */
const guesses = [
  { label: 'utf-8', encoding: 'utf-8' },
  { label: 'windows-874', encoding: 'windows-874' },
] as const

/** Reads a file of rows by its bytes; its name and its type say little. */
export async function readFile(file: File): Promise<ReadRows> {
  if (file.size > maxBytes) throw refusal('FILE_TOO_LARGE')
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      // It went away meanwhile.
      throw refusal('UNREADABLE_FILE')
    }),
  )
  return { name: file.name.slice(0, 200) || 'file.csv', ...decoded(bytes) }
}

export function decoded(bytes: Uint8Array): Pick<ReadRows, 'text' | 'encoding'> {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
  if (workbooks.some(begins)) throw refusal('WORKBOOK')
  const marked = byteOrderMarks.find(({ bytes: mark }) => begins(mark))
  for (const { label, encoding } of marked ? [marked] : guesses) {
    const text = textOf(bytes, label)
    if (text === undefined) continue
    if (text.trim() === '') throw refusal('EMPTY_FILE')
    return { text, encoding }
  }
  throw refusal('UNREADABLE_FILE')
}

/** Undefined where the bytes are no text in this encoding: pictures have control characters in any. */
function textOf(bytes: Uint8Array, label: string): string | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes)
    return /[^\P{Cc}\t\r\n]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
