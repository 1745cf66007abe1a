import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import type { OrderState } from '../../../machines/order-status/order-events.ts'
import type { Order } from '../../../openapi/generated/schema.ts'
import { applyOrderEvent } from './apply-order-event.ts'
import { invoiceMonth, invoiceNumber } from './issue-invoice.ts'

let api: TestApi
let customerId: string
let product: TestProduct
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  customerId = await addCustomer(api.database)
  product = await addProduct(api.database)
})
afterAll(() => api.close())

const place = (state: Partial<OrderState> = {}) =>
  addOrder(api.database, { customerId, lines: [{ product }], ...state })
const applyEvent = (orderId: string, event: Parameters<typeof applyOrderEvent>[2]) =>
  api.database.db.transaction((tx) => applyOrderEvent(tx, orderId, event))
async function invoiceOf(orderId: string): Promise<Order['invoice']> {
  const { body } = await api.call('GET', `/api/orders/${orderId}`, { headers: signedInAs(customerId) })
  return (body as Order).invoice
}

it('the number of an invoice names its month in Thailand, in the Buddhist era', () => {
  expect(invoiceMonth(new Date('2026-11-30T16:59:59Z'))).toBe('6911')
  expect(invoiceMonth(new Date('2026-11-30T17:00:00Z'))).toBe('6912')
  expect(invoiceMonth(new Date('2026-12-31T17:00:00Z'))).toBe('7001')
  expect(invoiceNumber({ month: '6911', serial: 42 })).toBe('PHT-6911-00042')
})

it('orders that are paid at the same time get consecutive numbers, each its own', async () => {
  const placed = await Promise.all(Array.from({ length: 8 }, () => place()))
  await Promise.all(placed.map(({ id }) => applyEvent(id, 'payment.paid')))
  const invoices = await Promise.all(placed.map(({ id }) => invoiceOf(id)))
  const serials = invoices.map((invoice) => Number(invoice?.number.slice(-5))).toSorted((a, b) => a - b)
  const first = serials[0] ?? 0
  expect(serials).toEqual(Array.from({ length: 8 }, (_, place) => first + place))
})

it('a payment that is rolled back leaves no gap', async () => {
  const [one, failing, other] = [await place(), await place(), await place()]
  await applyEvent(one.id, 'payment.paid')
  const rolledBack = api.database.db.transaction(async (tx) => {
    await applyOrderEvent(tx, failing.id, 'payment.paid')
    throw new Error('the database went away')
  })
  await expect(rolledBack).rejects.toThrow('went away')
  await applyEvent(other.id, 'payment.paid')
  const serialOf = async (id: string) => Number((await invoiceOf(id))?.number.slice(-5))
  expect(await serialOf(other.id)).toBe((await serialOf(one.id)) + 1)
  expect(await invoiceOf(failing.id)).toBeUndefined()
})

it('cash is invoiced when the products are handed over', async () => {
  const { id } = await place({ paymentChannel: 'cashOnDelivery', fulfilment: 'shipped' })
  expect(await invoiceOf(id)).toBeUndefined()
  await applyEvent(id, 'order.deliver')
  expect((await invoiceOf(id))?.number).toMatch(/^PHT-\d{4}-\d{5}$/)
})

it('money that comes for a cancelled order is not invoiced, and a refund keeps the invoice', async () => {
  const [late, refunded] = [await place({ fulfilment: 'cancelOrder' }), await place()]
  await applyEvent(late.id, 'payment.paid')
  expect(await invoiceOf(late.id)).toBeUndefined()
  await applyEvent(refunded.id, 'payment.paid')
  const invoice = await invoiceOf(refunded.id)
  await applyEvent(refunded.id, 'payment.refunded')
  expect(await invoiceOf(refunded.id)).toEqual(invoice)
})
