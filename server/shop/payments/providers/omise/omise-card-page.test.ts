import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentStart } from '../../../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../../../tests/support/api/customers.ts'
import { addOrder } from '../../../../../tests/support/api/orders.ts'
import { addProduct } from '../../../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../../../tests/support/api/open-api.ts'
import { omiseUnderTest } from '../../../../../tests/support/payment-providers/omise-fake.ts'
import type { ProviderUnderTest } from '../../../../../tests/support/payment-providers/provider-under-test.ts'

let api: TestApi
let omise: ProviderUnderTest
beforeAll(async () => {
  omise = await omiseUnderTest()
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [omise.provider] })
})
afterAll(async () => {
  await api.close()
  await omise.close()
})

async function cardPage() {
  const customerId = await addCustomer(api.database)
  const product = await addProduct(api.database)
  const { id } = await addOrder(api.database, { customerId, lines: [{ product }] })
  const headers = signedInAs(customerId)
  const { body } = await api.call('POST', `/api/orders/${id}/pay`, { headers, body: {} })
  const { redirectUrl = '' } = body as PaymentStart
  return {
    attemptId: redirectUrl.split('/').at(-1) ?? '',
    look: () => api.app.inject(redirectUrl),
    send: (payload: string, from: Record<string, string> = {}) =>
      api.app.inject({
        method: 'POST',
        url: redirectUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from },
        payload,
      }),
  }
}

it('has the amount and the form of Omise, and a policy of its own', async () => {
  const { look } = await cardPage()
  const { statusCode, body, headers } = await look()
  expect(statusCode).toBe(200)
  expect(body).toContain('data-amount="25000" data-currency="THB"')
  expect(body).toContain('data-key="pkey_test_fake"')
  expect(headers['content-security-policy']).toContain('script-src https://cdn.omise.co;')
})

it('leads to the page of the bank when it wants 3-D Secure, and back to the shop from then on', async () => {
  const { look, send } = await cardPage()
  const answer = await send('omiseToken=tokn_test_asks')
  expect(answer.headers.location).toMatch(/\/payments\/paym_test_\w+\/authorize$/)
  expect((await look()).headers.location).toMatch(/^\/payment-result\/pending\//)
})

it('a form that is sent often at once is charged once', async () => {
  const { attemptId, send } = await cardPage()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('omiseToken=tokn_test_pays')))
  expect(answers.every(({ statusCode }) => statusCode === 303)).toBe(true)
  expect(await omise.started(attemptId)).toBe(1)
})

it('charges nothing without a token, for another site or for an attempt that it does not know', async () => {
  const { attemptId, send } = await cardPage()
  expect((await send('omiseToken=4242424242424242')).statusCode).toBe(400)
  expect((await send('omiseToken=tokn_test_pays', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400)
  expect(await omise.started(attemptId)).toBe(0)
  expect((await api.app.inject('/pay/omise/pa_none')).statusCode).toBe(404)
  expect((await api.app.inject('/pay/stripe/pa_none')).statusCode).toBe(404)
})

it('leads back to the shop that says it failed when Omise refuses the token, and takes another', async () => {
  const { attemptId, send } = await cardPage()
  const answer = await send('omiseToken=tokn_spent')
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toMatch(/^\/payment-result\/failed\//)
  expect((await send('omiseToken=tokn_test_pays')).headers.location).toMatch(/^\/payment-result\/success\//)
  expect(await omise.started(attemptId)).toBe(1)
})
