import { splitLines } from './written-lines.ts'

const maxBytes = 200_000
const heads = /^"?(?:code|รหัส)/i

/** The lines of a CSV file, without the names of its columns; Excel in Thailand writes UTF-8 or Windows-874. */
export async function readFile(file: File): Promise<string[]> {
  if (file.size > maxBytes) throw { code: 'FILE_TOO_LARGE' }
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      // It went away meanwhile.
      throw { code: 'UNREADABLE_FILE' }
    }),
  )
  if (bytes.includes(0)) throw { code: 'UNREADABLE_FILE' }
  const lines = splitLines(textOf(bytes))
  const body = heads.test(lines[0] ?? '') ? lines.slice(1) : lines
  if (body.length === 0) throw { code: 'NO_ROWS' }
  return body
}

function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!isForeign.test(text)) return text
  } catch {
    // It is no UTF-8.
  }
  return new TextDecoder('windows-874').decode(bytes)
}

/** The bytes of some Thai words are UTF-8 too, but of letters that nobody orders by. */
const isForeign = /[\u0250-\u0dff\u0e80-\u1fff\u2300-\ufefe\uff00-\uffff]/
