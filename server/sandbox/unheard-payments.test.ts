import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../tests/support/api/customers.ts'
import { addProduct } from '../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { addOrder } from '../../tests/support/api/orders.ts'
import type { Order, PaymentStart } from '../../openapi/generated/schema.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'

const cards = { pays: '4242 4242 4242 4242', declines: '4000000000000002', takesTime: '4000 0000 0000 9995' }
const good = { number: cards.pays, expiry: '12/40', cvc: '123' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

/** An order of 250 baht with its payment page open. */
async function startPayment(at: TestApi = api, returnLanguage = 'thai') {
  const customerId = await addCustomer(at.database)
  const { id, orderNumber } = await addOrder(at.database, {
    customerId,
    lines: [{ product: await addProduct(at.database) }],
  })
  const headers = signedInAs(customerId)
  const { body } = await at.call('POST', `/api/orders/${id}/pay`, { headers, body: { returnLanguage } })
  const address = ((body as PaymentStart).redirectUrl ?? '').replace(/^https?:\/\/[^/]+/, '')
  return {
    address,
    customerId,
    back: (word: string, lang = 'th') => `/payment-result/${word}/${orderNumber}/${id}?lang=${lang}`,
    orderNumber,
    id,
    look: (query = '') => at.call('GET', `${address}${query}`),
    send: (form: Record<string, string>, path = '', more: Record<string, string> = {}) =>
      at.call('POST', `${address}${path}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
        body: new URLSearchParams(form).toString(),
      }),
    read: async () => (await at.call('GET', `/api/orders/${id}`, { headers })).body as Order,
    pay: () => at.call('POST', `/api/orders/${id}/pay`, { headers, body: {} }),
    cancel: () => at.call('POST', `/api/orders/${id}/cancel`, { headers }),
    stored: async () => {
      const { rows } = await at.database.pool.query<{ payment: string }>(
        'select payment from orders where id = $1',
        [id],
      )
      return rows[0]?.payment
    },
  }
}

describe('what the shop does not hear', () => {
  let server: Server
  let shop: TestApi
  let received: string[]
  let statusToAnswer: number
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', async () => {
        const body = Buffer.concat(chunks).toString()
        received.push(body)
        if (statusToAnswer === 200) {
          const signature = String(request.headers['payment-signature'])
          await api.call('POST', String(request.url), { headers: { 'payment-signature': signature }, body })
        }
        response.writeHead(statusToAnswer).end()
      })
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    const settings = { ...sandboxSettings, apiUrl: `http://127.0.0.1:${port}` }
    shop = await openTestApi({ on: api.testDatabase, findSession: sessionsByCustomerId, settings })
  })
  afterAll(async () => {
    await shop.close()
    server.close()
  })

  it('is found out by asking, when the order is read, paid again or cancelled', async () => {
    received = []
    statusToAnswer = 503
    const [read, again, cancelled] = [
      await startPayment(shop),
      await startPayment(shop),
      await startPayment(shop),
    ]
    for (const payment of [read, again, cancelled]) {
      await payment.send(good)
      expect(await payment.stored()).toBe('pending')
    }
    expect((await read.read()).payment).toBe('paid')
    expect((await again.pay()).body).toMatchObject({ code: 'ALREADY_PAID' })
    expect((await cancelled.cancel()).body).toMatchObject({ payment: 'refund', fulfilment: 'cancelOrder' })
  })

  it('is told again until it is heard', async () => {
    received = []
    statusToAnswer = 503
    const payment = await startPayment(shop)
    await payment.send(good)
    expect(await payment.stored()).toBe('pending')
    statusToAnswer = 200
    await vi.waitFor(async () => expect(await payment.stored()).toBe('paid'), 20_000)
    const deliveries = received.filter((body) => body.includes(payment.address.split('/').at(-1) ?? ''))
    expect(deliveries.length).toBeGreaterThan(1)
    expect(new Set(deliveries).size).toBe(1)
  })
})

it('a shop in production has no sandbox page, and takes no card before it has a provider of its own', async () => {
  const payment = await startPayment()
  const settings = { ...sandboxSettings, mode: 'production' as const }
  const shop = await openTestApi({ on: api.testDatabase, findSession: sessionsByCustomerId, settings })
  expect((await shop.call('GET', payment.address)).status).toBe(404)
  const next = await addOrder(api.database, {
    customerId: payment.customerId,
    lines: [{ product: await addProduct(api.database) }],
  })
  const headers = signedInAs(payment.customerId)
  const answer = await shop.call('POST', `/api/orders/${next.id}/pay`, { headers, body: {} })
  expect(answer).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } })
  const { body } = await shop.call('GET', `/api/orders/${next.id}`, { headers })
  expect((body as Order).attempts).toEqual([])
  await shop.close()
})
