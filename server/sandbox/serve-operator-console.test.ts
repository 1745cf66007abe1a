import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { addOrder } from '../../tests/support/api/orders.ts'
import {
  allowedEvents,
  orderEventTypes,
  placedOrder,
  type OrderState,
} from '../../machines/order-status/order-events.ts'
import type { Order } from '../../openapi/generated/schema.ts'
import { sandboxSettings } from '../shop/common/shop-settings.ts'

let api: TestApi
let customerId: string
let product: TestProduct
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  customerId = await addCustomer(api.database, { firstName: 'มานี', lastName: 'มีนา' })
  product = await addProduct(api.database)
})
afterAll(() => api.close())

async function someOrder(fields: Partial<OrderState> = {}) {
  const { id, orderNumber } = await addOrder(api.database, { customerId, lines: [{ product }], ...fields })
  const headers = signedInAs(customerId)
  return {
    orderNumber,
    send: (type: string) => api.call('POST', `/sandbox/orders/${orderNumber}/events`, { body: { type } }),
    read: async () => (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order,
    pay: () => api.call('POST', `/api/orders/${id}/pay`, { headers, body: {} }),
  }
}

describe('the list of orders', () => {
  it('shows the newest first, with a button for what the bank, the carrier or the clock can do now', async () => {
    const orders = [await someOrder(), await someOrder({ paymentChannel: 'cashOnDelivery' })]
    const { status, body } = await api.call('GET', '/sandbox/orders?lang=en')
    expect(status).toBe(200)
    const cards = String(body).split('<article').slice(1)
    const shown = cards.map((card) => ({
      orderNumber: /id="(PH-[\d-]+)"/.exec(card)?.[1],
      buttons: [...card.matchAll(/name="type" value="([\w.]+)"/g)].map(([, type]) => type),
      isTheirs: card.includes('มานี มีนา'),
    }))
    expect(shown.slice(0, 2)).toEqual([
      {
        orderNumber: orders[1]?.orderNumber,
        buttons: [],
        isTheirs: true,
      },
      {
        orderNumber: orders[0]?.orderNumber,
        buttons: ['payment.paid', 'payment.failed', 'order.expire'],
        isTheirs: true,
      },
    ])
    const thai = await api.call('GET', '/sandbox/orders')
    expect(thai.body).toContain('เก็บเงินปลายทาง')
  })

  it('says of an order whose customer was erased just that', async () => {
    const { orderNumber } = await someOrder()
    const nobody = await addCustomer(api.database)
    await api.database.pool.query(
      `update customers set erased_at = now(), is_active = false, login = null, password_hash = null, phone_number = null,
         email = null, first_name = null, last_name = null where id = $1`,
      [nobody],
    )
    const move = 'update orders set customer_id = $2 where order_number = $1'
    await api.database.pool.query(move, [orderNumber, nobody])
    const { body } = await api.call('GET', '/sandbox/orders?lang=en')
    const card = String(body).split(`id="${orderNumber}"`)[1]?.split('</article>')[0]
    expect(card).toContain('<dd>Erased</dd>')
  })

  it('goes on to older ones', async () => {
    for (let made = 0; made < 20; made += 1) await someOrder()
    const first = await api.call('GET', '/sandbox/orders?lang=en')
    expect(String(first.body).match(/<article/g)).toHaveLength(20)
    expect(first.body).toContain('/sandbox/orders?lang=en&amp;page=2')
    const second = await api.call('GET', '/sandbox/orders?lang=en&page=2')
    expect(second.body).toContain('<article')
    expect((await api.call('GET', '/sandbox/orders?page=99999')).body).toContain('ไม่มีคำสั่งซื้อในหน้านี้')
  })
})

describe('POST /sandbox/orders/{orderNumber}/events', () => {
  it('leads an order paid by card from the bank to its end', async () => {
    const order = await someOrder()
    const path = [
      'payment.failed',
      'payment.again',
      'payment.paid',
      'order.process',
      'order.ready',
      'order.ship',
      'order.deliver',
      'order.complete',
    ]
    const statuses = []
    for (const type of path) {
      const { status, body } = await order.send(type)
      statuses.push([status, (body as { status: string }).status])
    }
    expect(statuses).toEqual(
      ['failed', 'pending', 'paid', 'processing', 'readyToShip', 'shipped', 'delivered', 'complete'].map(
        (word) => [200, word],
      ),
    )
    const { attempts, shipment, referenceCode } = await order.read()
    expect(attempts.map(({ state }) => state)).toEqual(['failed', 'paid'])
    expect([shipment !== undefined, referenceCode !== undefined]).toEqual([true, true])
  })

  it('lets the bank pay a try that waits, and give the money back', async () => {
    const order = await someOrder()
    await order.pay()
    await order.send('payment.paid')
    expect(await order.read()).toMatchObject({ payment: 'paid', attempts: [{ state: 'paid' }] })
    expect((await order.send('payment.refunded')).body).toEqual({
      orderNumber: order.orderNumber,
      payment: 'refund',
      fulfilment: 'cancelOrder',
      status: 'refund',
      allowedEvents: [],
    })
  })

  it('lets the bank pay an order that was cancelled meanwhile: the money goes back', async () => {
    const [tried, untried] = [await someOrder(), await someOrder()]
    await tried.pay()
    for (const order of [tried, untried]) {
      await order.send('order.cancel')
      expect((await order.send('payment.paid')).body).toMatchObject({
        payment: 'refund',
        fulfilment: 'cancelOrder',
      })
    }
  })

  it('refuses what is not allowed now, what is no event, and orders that it does not know', async () => {
    const order = await someOrder()
    const allowed = allowedEvents(placedOrder('card'))
    for (const type of orderEventTypes.filter((one) => !allowed.includes(one))) {
      const { status, body } = await order.send(type)
      expect([type, status, body]).toEqual([
        type,
        409,
        expect.objectContaining({ code: 'ORDER_NOT_ALLOWED' }),
      ])
    }
    expect(await order.send('order.steal')).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    const unknown = await api.call('POST', '/sandbox/orders/PH-0/events', { body: { type: 'order.cancel' } })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await order.read()).toMatchObject({ payment: 'pending', fulfilment: 'pending', attempts: [] })
  })

  it('answers a button with the page, and refuses a form posted from another origin', async () => {
    const order = await someOrder({ paymentChannel: 'cashOnDelivery' })
    const press = (headers: Record<string, string>) =>
      api.call('POST', `/sandbox/orders/${order.orderNumber}/events?lang=en&page=1`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'type=order.process',
      })
    expect((await press({ 'sec-fetch-site': 'cross-site' })).status).toBe(400)
    expect((await press({ origin: 'https://evil.example' })).status).toBe(400)
    const { status, headers } = await press({ 'sec-fetch-site': 'same-origin' })
    expect([status, headers.get('location')]).toEqual([
      303,
      `/sandbox/orders?lang=en&page=1#${order.orderNumber}`,
    ])
    expect((await order.read()).fulfilment).toBe('processing')
  })

  it('is not there in production, nor is the list', async () => {
    const { orderNumber } = await someOrder()
    const settings = { ...sandboxSettings, mode: 'production' as const }
    const shop = await openTestApi({ on: api.testDatabase, settings })
    expect((await shop.call('GET', '/sandbox/orders')).status).toBe(404)
    const body = { type: 'order.cancel' }
    expect((await shop.call('POST', `/sandbox/orders/${orderNumber}/events`, { body })).status).toBe(404)
    await shop.close()
  })
})
