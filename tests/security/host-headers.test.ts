import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractOperations } from '../../openapi/contract-document.ts'
import { pages, shopUrl } from '../found/site.ts'
import { goodRequest, urlOf } from '../contract/strict/request.ts'
import { sandboxSettings } from '../../server/shop/common/shop-settings.ts'
import { sessionsByCustomerId } from '../support/api/customers.ts'
import { addProduct } from '../support/api/test-product.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { newShopper, put, type Shopper } from '../support/api/shopper.ts'
import { placesOf, wholeContent } from '../support/database/whole-content.ts'

const evil = 'evil.example'
const variants: Record<string, string>[] = [
  { host: evil },
  { host: `${evil}:443` },
  { host: `shop.example@${evil}` },
  { host: `shop.example, ${evil}` },
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': `shop.example, ${evil}`, 'x-forwarded-proto': 'https' },
  { 'x-forwarded-server': evil },
  { 'x-forwarded-for': evil },
  { 'x-host': evil },
  { 'x-http-host-override': evil },
  { 'x-original-url': `//${evil}/` },
  { 'x-rewrite-url': `//${evil}/` },
  { 'x-forwarded-prefix': `//${evil}` },
  { 'x-forwarded-proto': `javascript:${evil}` },
  { 'x-forwarded-port': `80@${evil}` },
  { forwarded: `for=1.2.3.4;host=${evil};proto=https` },
  { origin: `https://${evil}` },
  { referer: `https://${evil}/` },
]
const paths = [
  '/',
  '/product',
  '/product/detail/p-ac-cast',
  '/cart',
  '/no/such/page',
  '/sitemap.xml',
  '/robots.txt',
  '/sandbox',
]

let api: TestApi
let shopper: Shopper
let orderId = ''
let asked = 0
beforeAll(async () => {
  // Trusts a proxy, as a shop in production does: then a visitor's own headers are the most dangerous.
  const settings = { ...sandboxSettings, shopUrl, apiUrl: 'https://api.shop.example' }
  api = await openTestApi({ pages, settings, trustProxy: 1, findSession: sessionsByCustomerId })
  shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database)))
  orderId = (await shopper.order(await shopper.request({ paymentChannel: 'card' }))).orderId
})
afterAll(() => api.close())

it.each(variants.map((headers): [string, Record<string, string>] => [JSON.stringify(headers), headers]))(
  'nothing that leaves the shop names another host, asked with %s',
  async (_name, headers) => {
    const { statusCode, payload } = await api.app.inject({ method: 'GET', url: '/', headers })
    expect([statusCode, payload.includes(shopUrl)]).toEqual([200, true])
    for (const path of paths) {
      const answer = await api.app.inject({ method: 'GET', url: path, headers })
      expect(answer.statusCode, path).toBeLessThan(500)
      expect(JSON.stringify(answer.headers) + answer.payload, path).not.toContain(evil)
      // The next visitor gets the cached page.
      const next = await api.app.inject({ method: 'GET', url: path })
      expect(JSON.stringify(next.headers) + next.payload, `${path} afterwards`).not.toContain(evil)
    }
    for (const operation of contractOperations.filter(
      ({ method, secured }) => method === 'GET' && !secured,
    )) {
      const url = urlOf(operation, goodRequest(operation))
      const answer = await api.app.inject({ method: 'GET', url, headers })
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(JSON.stringify(answer.headers) + answer.payload, url).not.toContain(evil)
    }
    const paid = await shopper.call('POST', `/api/orders/${orderId}/pay`, { headers, body: {} })
    expect(paid.status).toBe(200)
    expect(JSON.stringify(paid.body)).not.toContain(evil)
    const { redirectUrl } = paid.body as { redirectUrl: string }
    expect(new URL(redirectUrl).origin).toBe('https://api.shop.example')
    const payment = await api.app.inject({ method: 'GET', url: new URL(redirectUrl).pathname, headers })
    expect(payment.statusCode).toBe(200)
    expect(payment.payload).not.toContain(evil)
    const sent = await api.call('POST', '/api/customers/otp', {
      headers: { ...headers, 'x-forwarded-for': '10.1.1.1' },
      body: { userName: `somebody${(asked += 1)}@mail.co.th`, reason: 'register' },
    })
    expect(sent.status).toBe(200)
  },
)

it('and nothing that was stored or sent by mail either', async () => {
  const content = await wholeContent(api.database.pool)
  expect(placesOf(content, '@mail.co.th')).toContain('messages.recipient')
  expect(placesOf(content, evil)).toEqual([])
})
