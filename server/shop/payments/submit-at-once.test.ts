import { expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { openTestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import type { PaymentStart } from '../../../openapi/generated/schema.ts'
import { unknownAttempt } from './providers/payment-provider.ts'

const provider = {
  ...providerOf({
    start: async ({ attemptId }) => ({
      kind: 'redirect',
      providerId: null,
      url: `/pay/sandbox/${attemptId}`,
    }),
    ask: async () => unknownAttempt,
    close: async () => unknownAttempt,
    refund: async () => ({ state: 'confirmed' }),
  }),
  page: {
    policy: '',
    html: () => '',
    submit: async ({ attemptId }: { attemptId: string }) => ({
      providerId: attemptId,
      redirectUrl: '/paid',
    }),
  },
}

it('forms of more payments than there are connections to the database are all carried out', async () => {
  const api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [provider] })
  const addresses: string[] = []
  const customerId = await addCustomer(api.database)
  const lines = [{ product: await addProduct(api.database) }]
  for (let count = 0; count < 14; count += 1) {
    const { id } = await addOrder(api.database, { customerId, lines })
    const options = { headers: signedInAs(customerId), body: {} }
    const { body } = await api.call('POST', `/api/orders/${id}/pay`, options)
    addresses.push((body as PaymentStart).redirectUrl ?? '')
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answers = await Promise.all(
    addresses.map((url) => api.app.inject({ method: 'POST', url, headers, payload: 'any=thing' })),
  )
  expect(answers.map(({ headers: { location } }) => location)).toEqual(addresses.map(() => '/paid'))
  await api.close()
})
