import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Quotation } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { paymentEvent, providerOf, sendPaymentEvent } from '../../../tests/support/api/payment-events.ts'
import { good, newShopper, put } from '../../../tests/support/api/shopper.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import { unknownAttempt } from './providers/payment-provider.ts'

/* A server that lets one request in at a time, and whose provider does not answer until a test says so. */

let called: number
let isSlow: boolean
let canBeClosed: boolean
let answer: () => void
let answered: Promise<void>
async function wait() {
  called += 1
  if (isSlow) await answered
}

const provider = providerOf({
  async start({ attemptId }) {
    await wait()
    return { kind: 'redirect', providerId: attemptId, url: 'https://pay.example/' }
  },
  async ask() {
    await wait()
    return unknownAttempt
  },
  async close() {
    await wait()
    return { ...unknownAttempt, canStillBePaid: !canBeClosed }
  },
  async refund() {
    await wait()
    return { state: 'sent' }
  },
})
const slowEvents = {
  ...provider,
  async readEvents(rawBody: string, headers: IncomingHttpHeaders) {
    await wait()
    return rawBody === '{}' ? unknownAttempt : provider.readEvents(rawBody, headers)
  },
}

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({
    findSession: sessionsByCustomerId,
    paymentProviders: [slowEvents],
    admission: { atOnce: 1, waiting: 1_000, patience: 2_000 },
  })
})
afterAll(() => api.close())
beforeEach(() => {
  called = 0
  isSlow = false
  canBeClosed = true
  answered = new Promise((resolve) => {
    answer = resolve
  })
})

async function openedOrder() {
  const customerId = await addCustomer(api.database)
  const lines = [{ product: await addProduct(api.database) }]
  const { id } = await addOrder(api.database, { customerId, lines })
  const headers = signedInAs(customerId)
  await api.call('POST', `/api/orders/${id}/pay`, { headers, body: {} })
  const read = () => api.call('GET', `/api/orders/${id}`, { headers })
  const cancel = () => api.call('POST', `/api/orders/${id}/cancel`, { headers })
  return { id, headers, read, cancel }
}

/** Another request is answered while this one waits for the provider. */
async function letsOthersIn(send: () => Promise<{ status: number }>) {
  // Whose answer is in no cache: those are answered without a place.
  const headers = signedInAs(await addCustomer(api.database))
  called = 0
  isSlow = true
  const sent = send()
  await vi.waitFor(() => expect(called).toBe(1), { timeout: 20_000 })
  const other = await api.call('GET', '/api/cart?date=2026-11-30', { headers })
  answer()
  expect((await sent).status).toBe(200)
  expect(other.status).toBe(200)
}

it.each(['read', 'list', 'pay', 'cancel'] as const)('%s', async (what) => {
  const { id, headers, read, cancel } = await openedOrder()
  if (what === 'list') await letTimePass(api.database.pool, 31 * 60)
  const sends = {
    read,
    list: () => api.call('GET', '/api/customers/orders', { headers }),
    pay: () => api.call('POST', `/api/orders/${id}/pay`, { headers, body: {} }),
    cancel,
  }
  await letsOthersIn(sends[what])
})

it('the reading of an order with money that is to go back', async () => {
  const { id, read, cancel } = await openedOrder()
  const { rows } = await api.database.pool.query<{ id: string }>(
    'select id from payment_attempts where order_id = $1',
    [id],
  )
  await sendPaymentEvent(api, paymentEvent(rows[0]?.id ?? '', 'paid'))
  expect((await cancel()).status).toBe(200)
  await letsOthersIn(read)
})

it('a cancelled order whose payment cannot be closed asks about it once in three seconds', async () => {
  const { read, cancel } = await openedOrder()
  canBeClosed = false
  expect((await cancel()).status).toBe(200)
  await letTimePass(api.database.pool, 3)
  called = 0
  expect((await read()).status).toBe(200)
  expect(called).toBe(1)
  expect((await read()).status).toBe(200)
  expect(called).toBe(1)
  await letTimePass(api.database.pool, 3)
  await letsOthersIn(read)
  expect(called).toBe(1)
})

it('checkout', async () => {
  const shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database)))
  const body = await shopper.request({ paymentChannel: 'card' })
  await letsOthersIn(() => shopper.call('POST', '/api/cart/checkout', { body }))
})

it('the acceptance of a quotation', async () => {
  const shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database)))
  const { cartItemIds, deliveryAddress, shippingId } = await shopper.request()
  const { id, version } = good<Quotation>(
    await shopper.call('POST', '/api/quotations', { body: { cartItemIds, deliveryAddress, shippingId } }),
  )
  const body = { version, approvedBy: 'สมชาย ใจดี', paymentChannel: 'card' }
  await letsOthersIn(() => shopper.call('POST', `/api/quotations/${id}/accept`, { body }))
})

it('an event', () => letsOthersIn(() => api.call('POST', '/api/payments/events/sandbox', { body: {} })))
