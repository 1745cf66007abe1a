import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import type { Order } from '../../../openapi/generated/schema.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const moveOrder = (orderNumber: string, type: string) =>
  api.call('POST', `/sandbox/orders/${orderNumber}/events`, { body: { type } })

async function stockOf({ variantId }: TestProduct): Promise<number> {
  const { rows } = await api.database.pool.query('select stock from variants where id = $1', [variantId])
  return rows[0]?.stock
}

/** A shipped order of two pieces, with ten left in stock. */
async function shippedOrder(paymentChannel: 'card' | 'cashOnDelivery') {
  const customerId = await addCustomer(api.database)
  const product = await addProduct(api.database)
  const { id, orderNumber } = await addOrder(api.database, {
    customerId,
    lines: [{ product }],
    paymentChannel,
  })
  if (paymentChannel === 'card') await moveOrder(orderNumber, 'payment.paid')
  for (const type of ['order.process', 'order.ready', 'order.ship']) {
    expect((await moveOrder(orderNumber, type)).status).toBe(200)
  }
  const headers = { ...signedInAs(customerId), 'accept-language': 'en' }
  const read = async () => (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order
  return { id, orderNumber, product, read }
}

describe('a parcel that does not arrive cancels its order', () => {
  it.each([
    ['parcel.returned', 'parcelReturned', 12],
    ['parcel.lost', 'parcelLost', 10],
  ] as const)('%s, paid by card: the money goes back', async (event, reason, stock) => {
    const { id, orderNumber, product, read } = await shippedOrder('card')
    expect((await moveOrder(orderNumber, event)).body).toMatchObject({
      payment: 'refund',
      fulfilment: 'cancelOrder',
      status: 'refund',
      allowedEvents: [],
    })
    const { timeline, canPay, canCancel } = await read()
    expect(timeline.slice(-4).map((entry) => entry.event)).toEqual([
      'shipped',
      reason,
      'cancelOrder',
      'refund',
    ])
    expect([canPay, canCancel]).toEqual([false, false])
    expect(await stockOf(product)).toBe(stock)
    const { rows } = await api.database.pool.query(
      'select state, refunded_at is not null as "isRefunded" from payment_attempts where order_id = $1',
      [id],
    )
    expect(rows).toEqual([{ state: 'paid', isRefunded: true }])
  })

  it.each([
    ['parcel.returned', 'parcelReturned', 12],
    ['parcel.lost', 'parcelLost', 10],
  ] as const)('%s, cash on delivery: nothing was paid', async (event, reason, stock) => {
    const { orderNumber, product, read } = await shippedOrder('cashOnDelivery')
    expect((await moveOrder(orderNumber, event)).body).toMatchObject({
      payment: 'pending',
      fulfilment: 'cancelOrder',
      status: 'cancelOrder',
      allowedEvents: [],
    })
    expect((await read()).timeline.slice(-3).map((entry) => entry.event)).toEqual([
      'shipped',
      reason,
      'cancelOrder',
    ])
    expect(await stockOf(product)).toBe(stock)
  })

  it('once, however often the carrier says so at the same time', async () => {
    const { orderNumber, product } = await shippedOrder('cashOnDelivery')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => moveOrder(orderNumber, 'parcel.returned')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(await stockOf(product)).toBe(12)
  })

  it('and is offered in the console for orders that are on their way, in both languages', async () => {
    const { orderNumber } = await shippedOrder('cashOnDelivery')
    const cardOf = async (language: string) => {
      const { body } = await api.call('GET', `/sandbox/orders?lang=${language}`)
      return String(body).split(`id="${orderNumber}"`)[1]?.split('</article>')[0]
    }
    expect(await cardOf('en')).toContain('value="parcel.returned">Parcel came back')
    expect(await cardOf('en')).toContain('value="parcel.lost">Parcel lost')
    expect(await cardOf('th')).toContain('value="parcel.returned">พัสดุตีกลับ')
    expect(await cardOf('th')).toContain('value="parcel.lost">พัสดุสูญหาย')
  })
})

it.each([
  { isErased: true, payment: 'pending', isStored: false },
  { isErased: true, payment: 'paid', isStored: true },
  { isErased: false, payment: 'pending', isStored: true },
] as const)(
  'the buyer on the invoice stays unless none will be made and the customer was erased: $isErased, $payment',
  async ({ isErased, payment, isStored }) => {
    const { pool } = api.database
    const customerId = await addCustomer(api.database)
    const { id, orderNumber } = await addOrder(api.database, {
      customerId,
      lines: [{ product: await addProduct(api.database) }],
      paymentChannel: payment === 'paid' ? 'card' : 'cashOnDelivery',
      payment,
      fulfilment: 'shipped',
    })
    await pool.query(`update orders set billing_address = '{ "taxId": "1" }' where id = $1`, [id])
    if (isErased) {
      await pool.query(
        `update customers set erased_at = now(), is_active = false, login = null, password_hash = null,
           phone_number = null, email = null, first_name = null, last_name = null where id = $1`,
        [customerId],
      )
    }
    expect((await moveOrder(orderNumber, 'parcel.returned')).status).toBe(200)
    const { rows } = await pool.query('select billing_address as buyer from orders where id = $1', [id])
    expect(rows).toEqual([{ buyer: isStored ? { taxId: '1' } : null }])
  },
)
