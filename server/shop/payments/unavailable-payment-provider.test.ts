import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import type { Order, PaymentStart } from '../../../openapi/generated/schema.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import {
  unknownAttempt,
  PaymentProviderUnavailable,
  type ProviderAnswer,
} from './providers/payment-provider.ts'

let isSilent: boolean
const answer = async (): Promise<ProviderAnswer> => {
  if (isSilent) throw new PaymentProviderUnavailable('The page does not answer')
  return unknownAttempt
}

/** An external provider as an owner would configure it; it never reports an event. */
const page = providerOf({
  async start({ attemptId }) {
    await answer()
    return { kind: 'redirect', providerId: attemptId, url: `https://pay.example/${attemptId}` }
  },
  ask: answer,
  close: answer,
  async refund() {
    await answer()
    return { state: 'sent' }
  },
})

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [page] })
})
afterAll(() => api.close())
beforeEach(() => {
  isSilent = false
})

async function someOrder() {
  const customerId = await addCustomer(api.database)
  const { id } = await addOrder(api.database, {
    customerId,
    lines: [{ product: await addProduct(api.database) }],
  })
  const headers = signedInAs(customerId)
  return {
    pay: () => api.call('POST', `/api/orders/${id}/pay`, { headers, body: {} }),
    cancel: () => api.call('POST', `/api/orders/${id}/cancel`, { headers }),
    list: () => api.call('GET', '/api/customers/orders', { headers }),
    read: async () => (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order,
  }
}

it('a shop leads to the page that it was given', async () => {
  const order = await someOrder()
  expect((await order.pay()).body).toMatchObject({
    redirectUrl: expect.stringMatching(/^https:\/\/pay\.example\/pa_/),
  })
})

it('orders are read as they are known while the page is silent, and nothing is cancelled unasked', async () => {
  const order = await someOrder()
  await order.pay()
  isSilent = true
  await letTimePass(api.database.pool, 31 * 60)
  expect(await order.read()).toMatchObject({ payment: 'pending', attempts: [{ state: 'pending' }] })
  expect((await order.list()).status).toBe(200)
  expect((await order.cancel()).body).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' })
  expect((await order.read()).fulfilment).toBe('pending')
  isSilent = false
  expect((await order.cancel()).body).toMatchObject({ fulfilment: 'cancelOrder' })
})

it('a try that did not reach the page is begun by whoever pays next, with all the time there is', async () => {
  const order = await someOrder()
  isSilent = true
  expect((await order.pay()).status).toBe(503)
  isSilent = false
  await letTimePass(api.database.pool, 31 * 60)
  const { body } = await order.pay()
  expect(Date.parse((body as PaymentStart).expiresAt)).toBeGreaterThan(Date.now())
  expect((await order.read()).attempts).toHaveLength(1)
})
