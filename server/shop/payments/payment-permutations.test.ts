import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { paymentEvent, sendPaymentEvent } from '../../../tests/support/api/payment-events.ts'
import type { Order } from '../../../openapi/generated/schema.ts'
import type { SentEvent } from '../../sandbox/payment-page/signature.ts'

type OrderStep = SentEvent['type'] | 'cancel'

let api: TestApi
let customerId: string
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  customerId = await addCustomer(api.database)
})
afterAll(() => api.close())

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

/** The final state of an order after these events in this order, with every provider event delivered twice. */
async function endOf(steps: readonly OrderStep[]): Promise<string> {
  const headers = signedInAs(customerId)
  const product = await addProduct(api.database, { stock: 0 })
  const { id } = await addOrder(api.database, { customerId, lines: [{ product }] })
  await api.call('POST', `/api/orders/${id}/pay`, { headers, body: {} })
  const read = async () => (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order
  const attemptId = String((await read()).attempts[0]?.id)
  const sent = []
  for (const step of steps) {
    if (step === 'cancel') await api.call('POST', `/api/orders/${id}/cancel`, { headers })
    else sent.push(paymentEvent(attemptId, step))
    const newest = sent.at(-1)
    if (newest && step !== 'cancel') await sendPaymentEvent(api, newest)
  }
  for (const event of sent) await sendPaymentEvent(api, event)
  const { payment, fulfilment, status, attempts } = await read()
  const tries = attempts.map(({ state, failureCode }) => `${state} ${failureCode ?? ''}`.trim())
  return `${payment}/${fulfilment} ${status}, tries: ${tries.join()}, returned: ${await stockOf(product)}`
}

async function stockOf(product: TestProduct): Promise<number> {
  const { rows } = await api.database.pool.query('select stock from variants where id = $1', [
    product.variantId,
  ])
  return Number(rows[0]?.stock)
}

const refused = 'failed/pending failed, tries: failed card_declined, returned: 0'
const paid = 'paid/pending paid, tries: paid, returned: 0'
const goneBack = 'refund/cancelOrder refund, tries: paid, returned: 2'

it.each<[OrderStep[], string]>([
  [['failed', 'expired'], refused],
  [['failed', 'paid'], paid],
  [['expired', 'paid'], paid],
  [['failed', 'expired', 'paid'], paid],
  [['paid', 'refunded'], goneBack],
  [['failed', 'expired', 'paid', 'refunded'], goneBack],
  [['cancel', 'failed'], 'failed/cancelOrder cancelOrder, tries: failed card_declined, returned: 2'],
  [['cancel', 'paid'], goneBack],
  [['cancel', 'failed', 'paid'], goneBack],
  [['cancel', 'failed', 'paid', 'refunded'], goneBack],
])('%j end alike in every order: %s', async (steps, end) => {
  const ends = new Map<string, string>()
  for (const order of permutations(steps)) ends.set(order.join(', '), await endOf(order))
  expect(Object.fromEntries(ends)).toEqual(Object.fromEntries([...ends.keys()].map((order) => [order, end])))
})
