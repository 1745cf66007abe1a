import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../../tests/found/site.ts'
import { signIn, tokensOf } from '../../tests/support/api/sign-in.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.api.close())

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.api.app.inject({ method, url, headers })
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

describe.each([
  ['a page', '/product'],
  ['a page that is not kept', '/product?unknown=1'],
  ['an answer of the API', '/thai/api/products'],
  ['a drawing', '/media/drawings/acrylic.svg'],
  ['the map of the site', '/sitemap.xml'],
])('%s', (_kind, url) => {
  it('comes packed to those who take it, each form with a tag of its own', async () => {
    const plain = await ask(url)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const tags = new Set([plain.headers.etag])
    for (const packing of ['br', 'gzip'] as const) {
      const packed = await ask(url, { 'accept-encoding': packing })
      expect(packed.headers['content-encoding']).toBe(packing)
      expect(String(packed.headers.vary)).toMatch(/accept-encoding$/)
      expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
      expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
      expect(unpack[packing](packed.rawPayload)).toEqual(plain.rawPayload)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
      tags.add(packed.headers.etag)
    }
    expect(plain.headers.vary).toMatch(/accept-encoding$/)
    expect(tags.size).toBe(3)
  })

  it('is not sent again to who has this form, and is to who has another', async () => {
    const headers = { 'accept-encoding': 'br' }
    const { headers: first } = await ask(url, headers)
    const tag = String(first.etag)
    const again = await ask(url, { ...headers, 'if-none-match': tag })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(again.headers).toMatchObject({ etag: tag, vary: first.vary })
    expect((await ask(url, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('says the same to HEAD, without a body', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const [got, asked] = [await ask(url, headers), await ask(url, headers, 'HEAD')]
    expect(asked.rawPayload).toHaveLength(0)
    const { date: _, ...said } = asked.headers
    expect(got.headers).toMatchObject(said)
  })

  it('is sent whole where a range is asked for', async () => {
    const whole = await ask(url)
    const answer = await ask(url, { range: 'bytes=0-9', 'accept-encoding': 'identity' })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(whole.rawPayload)
  })
})

it('small answers are sent as they are, unless these are refused', async () => {
  const url = '/thai/api/products?keyword=zzzzqqqq'
  const plain = await ask(url, { 'accept-encoding': 'br' })
  expect(plain.rawPayload.length).toBeLessThan(1_024)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const packed = await ask(url, { 'accept-encoding': 'br, identity;q=0' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(unpack.br(packed.rawPayload)).toEqual(plain.rawPayload)
})

it('a PNG is not packed again', async () => {
  const { headers, rawPayload } = await ask('/media/drawings/hero-rack.png', { 'accept-encoding': 'br' })
  expect(headers['content-type']).toBe('image/png')
  expect(headers).not.toHaveProperty('content-encoding')
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await ask('/media/drawings/acrylic/123456.png')).statusCode).toBe(404)
})

it("nothing of a customer is packed: a secret beside another's words would show in the length", async () => {
  const signedIn = await signIn(site.api, '0812345678', 'Phaen2026')
  const answer = await ask('/api/customers/orders', {
    'accept-encoding': 'br',
    authorization: `Bearer ${tokensOf(signedIn).access_token}`,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.length).toBeGreaterThan(1_024)
  expect(answer.headers).not.toHaveProperty('content-encoding')
})
