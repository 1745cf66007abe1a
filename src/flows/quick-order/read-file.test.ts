import { expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const fileOf = (...parts: BlobPart[]) => new File(parts, 'lines.csv')

it('R21.6: reads the lines of a file without its head and without empty ones', async () => {
  const file = fileOf('\ufeffcode,words,quantity\r\nAC-CAST,แดง,4\r\n,,\r\n\r\nAC-FAN,,2')
  expect(await readFile(file)).toEqual(['AC-CAST,แดง,4', 'AC-FAN,,2'])
})

it('R21.6: reads Thai as Excel writes it on Windows', async () => {
  const file = fileOf(new Uint8Array([0x41, 0x43, 0x20, 0xe1, 0xb4, 0xa7, 0x20, 0x34]))
  expect(await readFile(file)).toEqual(['AC แดง 4'])
})

const goneFile = Object.assign(fileOf('AC-FAN 1'), {
  arrayBuffer: () => Promise.reject(new Error('it went away')),
})

it.each([
  ['UNREADABLE_FILE', goneFile],
  ['NO_ROWS', fileOf('code,quantity\r\n')],
  ['UNREADABLE_FILE', fileOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00]))],
  ['FILE_TOO_LARGE', fileOf('AC-FAN 1\n'.repeat(30_000))],
])('refuses %s', async (code, file) => {
  await expect(readFile(file)).rejects.toEqual({ code })
})
