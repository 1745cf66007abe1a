import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'

const shop = 'https://shop.example'
const partner = 'https://partner.example:8443'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ settings: { ...sandboxSettings, shopUrl: shop, otherOrigins: [partner] } })
})
afterAll(() => api.close())

const ask = (origin: string | undefined, url = '/thai/api/products', headers = {}) =>
  api.app.inject({ url, headers: { ...(origin !== undefined && { origin }), ...headers } })
const preflight = (origin: string, url: string, method: string) =>
  api.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'if-match',
    },
  })
const corsOf = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))

it.each([shop, partner])(
  'pages of %s read answers, from the database, from memory and refusals',
  async (origin) => {
    for (const url of [
      '/thai/api/products?pageSize=7',
      '/thai/api/products?pageSize=7',
      '/api/cart?date=2026-11-21',
    ]) {
      const { headers } = await ask(origin, url)
      expect(corsOf(headers)).toEqual({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after',
      })
      expect(headers.vary).toContain('Origin')
    }
  },
)

it.each([
  ['https://thief.example'],
  ['http://shop.example'],
  ['https://shop.example.thief.example'],
  ['https://shop.example:444'],
  ['null'],
])('pages of %s read nothing', async (origin) => {
  expect(corsOf((await ask(origin)).headers)).toEqual({})
  const { statusCode, headers } = await preflight(origin, '/api/cart', 'PATCH')
  expect([statusCode, corsOf(headers)]).toEqual([405, {}])
})

it('a request without an origin is answered as ever, and a cache keeps the answers apart', async () => {
  const { statusCode, headers } = await ask(undefined)
  expect([statusCode, corsOf(headers)]).toEqual([200, {}])
  expect(headers.vary).toContain('Origin')
})

it('before a change the browser hears the methods and headers of the contract, and no others', async () => {
  const { statusCode, headers, payload } = await preflight(shop, '/api/cart', 'PATCH')
  expect([statusCode, payload]).toEqual([204, ''])
  expect(corsOf(headers)).toEqual({
    'access-control-allow-origin': shop,
    'access-control-expose-headers': 'retry-after',
    'access-control-allow-methods': 'GET, PATCH',
    'access-control-allow-headers': 'accept-language, authorization, content-type, if-match',
    'access-control-max-age': '600',
  })
  const checkout = await preflight(shop, '/api/cart/checkout', 'POST')
  expect(checkout.headers['access-control-allow-headers']).toContain('idempotency-key')
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
})

it('nothing but the API is opened: pages, pictures and the sandbox stay as they are', async () => {
  for (const url of ['/livez', '/sandbox/outbox', '/media/nothing.svg'])
    expect(corsOf((await ask(shop, url)).headers)).toEqual({})
  expect((await preflight(shop, '/api/nothing', 'GET')).statusCode).toBe(404)
})
