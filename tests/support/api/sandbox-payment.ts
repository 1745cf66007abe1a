import type { Order, PaymentStart } from '../../../openapi/generated/schema.ts'
import { addCustomer, signedInAs } from './customers.ts'
import type { TestApi } from './open-api.ts'
import { addOrder } from './orders.ts'
import { addProduct } from './test-product.ts'

export const cards = {
  pays: '4242 4242 4242 4242',
  declines: '4000000000000002',
  takesTime: '4000 0000 0000 9995',
}
export const good = { number: cards.pays, expiry: '12/40', cvc: '123' }

/** An order of 250 baht with its payment page open. */
export async function startPayment(at: TestApi, returnLanguage = 'thai') {
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
