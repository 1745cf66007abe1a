import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sessionsByCustomerId, signedInAs } from '../../tests/support/api/customers.ts'
import { addProduct } from '../../tests/support/api/test-product.ts'
import { good, startPayment as openPayment } from '../../tests/support/api/sandbox-payment.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { addOrder } from '../../tests/support/api/orders.ts'
import { listening } from '../../tests/support/listening.ts'
import type { Order } from '../../openapi/generated/schema.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const startPayment = (at: TestApi = api, returnLanguage?: string) => openPayment(at, returnLanguage)

describe('an event that the shop missed', () => {
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
    const { origin } = await listening(server)
    const settings = { ...sandboxSettings, apiUrl: origin }
    shop = await openTestApi({ on: api.testDatabase, findSession: sessionsByCustomerId, settings })
  })
  afterAll(async () => {
    await shop.close()
    server.close()
  })

  it('is recovered from the provider when the order is read, paid again or cancelled', async () => {
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

  it('is delivered again until the shop accepts it', async () => {
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
