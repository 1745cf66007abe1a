import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { acceptedBy, pack } from './packing.ts'

it.each([
  [undefined, undefined, true],
  ['', undefined, true],
  ['gzip, deflate, br', 'br', true],
  ['GZIP', 'gzip', true],
  ['*', 'br', true],
  ['br;q=0, *', 'gzip', true],
  ['br;q=0.5, gzip;q=0.8', 'gzip', true],
  ['br;q=0, gzip;q=0', undefined, true],
  ['identity, br;q=0.5', undefined, true],
  ['br, identity;q=0', 'br', false],
  ['br, *;q=0', 'br', false],
  ['*;q=0', undefined, true],
  ['br;q=2', undefined, true],
  ['br;q=x', undefined, true],
  ['br ; q = 0.001', 'br', true],
  ['brotli, xgzip', undefined, true],
])('Accept-Encoding %j is answered with %j', (header, packing, takesPlain) => {
  expect(acceptedBy(header)).toEqual({ packing, takesPlain })
})

it('is read rightly however many different headers came before', () => {
  for (let index = 0; index < 300; index += 1) acceptedBy(`br;q=0, x${index}`)
  expect(acceptedBy('gzip;q=0.9, br;q=0.1').packing).toBe('gzip')
})

it('packs so that the bytes come out as they were', async () => {
  const bytes = Buffer.from('แผ่นอะคริลิก '.repeat(500))
  expect(brotliDecompressSync(await pack(bytes, 'br'))).toEqual(bytes)
  expect(gunzipSync(await pack(bytes, 'gzip'))).toEqual(bytes)
})
