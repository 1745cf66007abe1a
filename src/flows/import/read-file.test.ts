import { expect, test } from 'vitest'
import { decoded, maxBytes, readFile } from './read-file.ts'

const words = 'code,variant,name_th\r\nA-1,red,แผ่นใส ๑๒ มม.\r\n'
const inUtf8 = new TextEncoder().encode(words)
const inUtf16 = (isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(words.length * 2 + 2))
  for (const [index, unit] of [0xfeff, ...[...words].map((sign) => sign.charCodeAt(0))].entries())
    view.setUint16(index * 2, unit, isLittleEndian)
  return new Uint8Array(view.buffer)
}
/** Thai letters lie at 0xA1 in windows-874, in the order of Unicode. */
const inWindows874 = Uint8Array.from(words, (sign) => {
  const unit = sign.charCodeAt(0)
  return unit < 0x80 ? unit : unit - 0x0e01 + 0xa1
})

test.each([
  ['UTF-8', inUtf8, 'utf-8'],
  ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...inUtf8), 'utf-8'],
  ['the Unicode text of Excel', inUtf16(true), 'utf-16'],
  ['UTF-16 the other way round', inUtf16(false), 'utf-16'],
  ['the CSV of Excel in Thai', inWindows874, 'windows-874'],
])('Thai is read right in %s', (_name, bytes, encoding) => {
  expect(decoded(bytes)).toEqual({ text: words, encoding })
})

test.each([
  ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0), 'WORKBOOK'],
  ['a workbook of Excel 97', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'WORKBOOK'],
  ['nothing', new Uint8Array(), 'EMPTY_FILE'],
  ['blank lines', new TextEncoder().encode(' \r\n\r\n'), 'EMPTY_FILE'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'UNREADABLE_FILE'],
  ['a photograph', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10), 'UNREADABLE_FILE'],
  ['text with a byte of nothing', Uint8Array.of(0x61, 0, 0x62), 'UNREADABLE_FILE'],
])('%s is refused, and why', (_name, bytes, code) => {
  expect(() => decoded(bytes)).toThrow(expect.objectContaining({ code }))
})

test('a file keeps its name, and is not even read when it is too large', async () => {
  expect(await readFile(new File([inUtf8], 'prices.csv'))).toMatchObject({ name: 'prices.csv', text: words })
  await expect(readFile(new File([new Uint8Array(maxBytes + 1)], 'prices.csv'))).rejects.toEqual({
    code: 'FILE_TOO_LARGE',
  })
})
