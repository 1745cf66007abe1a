import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { patience } from '../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { paymentEvent, sendPaymentEvent } from '../../../tests/support/api/payment-events.ts'
import { good, newShopper, put, refusalOf } from '../../../tests/support/api/shopper.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import type { CheckoutResult, Order, OrderPage, PaymentChannel } from '../../../openapi/generated/schema.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { decidePayment } from '../../sandbox/payment-page/decide-payment.ts'
import { sandboxPaymentProvider } from '../../sandbox/payment-page/sandbox-payment-provider.ts'
import { PaymentProviders } from '../payments/providers/registry.ts'
import { sweepPayments } from '../payments/sweep-payments.ts'
import { expireOrders } from './expire-orders.ts'
import { sendOrderNotices } from './send-order-notices.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from orders'))

const errors: unknown[] = []
const deps = (settings = sandboxSettings): ShopDeps => ({
  database: api.database,
  warn: (error) => void errors.push(error),
  settings,
  paymentProviders: new PaymentProviders([sandboxPaymentProvider({ db: api.database.db, apiUrl: '' })]),
})
const sweep = (settings = sandboxSettings) =>
  expireOrders(deps(settings), { onError: (error) => errors.push(error) })
const hours = (count: number) => letTimePass(api.database.pool, count * 3_600)

/** An order of two pieces out of ten, by card. */
const unpaidOrder = () => orderBy('card')

async function orderBy(paymentChannel: PaymentChannel, language = 'th') {
  const shopper = await newShopper(api)
  const product = await addProduct(api.database, { stock: 10 })
  await shopper.take(put('add', product, 2))
  const { orderId } = good<CheckoutResult>(
    await shopper.call('POST', '/api/cart/checkout', {
      headers: { 'accept-language': language },
      body: await shopper.request({ paymentChannel }),
    }),
  )
  const headers = { ...signedInAs(shopper.id), 'accept-language': 'th' }
  const one = async <Row extends object>(query: string, value: string) =>
    (await api.database.pool.query<Row>(query, [value])).rows
  return {
    orderId,
    shopper,
    read: async () => (await api.call('GET', `/api/orders/${orderId}`, { headers })).body as Order,
    listed: async () =>
      ((await api.call('GET', '/api/customers/orders', { headers })).body as OrderPage).data[0],
    stock: async () =>
      (await one<{ stock: number }>('select stock from variants where id = $1', product.variantId))[0]?.stock,
    attempt: async () =>
      (await one<{ id: string }>('select id from payment_attempts where order_id = $1', orderId))[0]?.id ??
      '',
    /** After the one that it was placed. */
    messages: async () => {
      await sendOrderNotices(deps(), 'sms')
      const sent = await one<{ text: string }>(
        'select text from messages m join customers c on c.login = m.recipient where c.id = $1 order by m.id offset 1',
        shopper.id,
      )
      return sent.map(({ text }) => text)
    },
  }
}

it('an order that was not paid within a day is cancelled once, its products return, and its customer is told why', async () => {
  const order = await unpaidOrder()
  await hours(23.9)
  expect([await sweep(), await order.stock()]).toEqual([0, 8])
  await hours(0.2)
  expect([await sweep(), await order.stock()]).toEqual([1, 10])
  expect([await sweep(), await order.stock()]).toEqual([0, 10])
  const { orderNumber, timeline, ...read } = await order.read()
  expect(read).toMatchObject({ status: 'cancelOrder', cancelReason: 'unpaid', canPay: false })
  expect(timeline.map(({ event }) => event).slice(-2)).toEqual(['unpaid', 'cancelOrder'])
  expect(await order.listed()).toMatchObject({ status: 'cancelOrder', cancelReason: 'unpaid' })
  expect(await order.messages()).toEqual([
    `แผ่น: ยกเลิกคำสั่งซื้อ ${orderNumber} แล้ว เพราะไม่ได้ชำระเงินภายใน 24 ชั่วโมง ไม่มีการตัดเงิน สั่งซื้อใหม่ได้ทุกเมื่อ`,
  ])
  expect(errors).toEqual([])
})

it('the time is a setting', async () => {
  const order = await unpaidOrder()
  await hours(2)
  expect(await sweep({ ...sandboxSettings, hoursToPay: 3 })).toBe(0)
  expect(await sweep({ ...sandboxSettings, hoursToPay: 2 })).toBe(1)
  expect(await order.read()).toMatchObject({ cancelReason: 'unpaid' })
})

it('money that arrives for it afterwards goes back, and its products do not', async () => {
  const order = await unpaidOrder()
  await hours(25)
  const attemptId = await order.attempt()
  expect(await sweep()).toBe(1)
  await sendPaymentEvent(
    api,
    paymentEvent(attemptId, 'paid', { amount: { amount: (await order.read()).total.amount } }),
  )
  expect(await order.read()).toMatchObject({ payment: 'refund', fulfilment: 'cancelOrder', status: 'refund' })
  expect(await order.stock()).toBe(10)
})

it('an order whose provider the shop has no longer goes the same way; when that is back, money that came goes back', async () => {
  const order = await unpaidOrder()
  const attemptId = await order.attempt()
  const moveTo = (provider: string) =>
    api.database.pool.query('update payment_attempts set provider = $2 where id = $1', [attemptId, provider])
  await moveTo('former')
  await decidePayment(api.database.db, attemptId, 'pays')
  await hours(25)
  expect([await sweep(), await sweep()]).toEqual([1, 0])
  expect(await order.read()).toMatchObject({ status: 'cancelOrder', cancelReason: 'unpaid' })
  await moveTo('sandbox')
  expect(await sweepPayments(deps(), { onError: (error) => errors.push(error) })).toBe(1)
  expect(await order.read()).toMatchObject({ payment: 'refund', refunds: [{ state: 'done' }] })
  expect(await order.stock()).toBe(10)
  expect(errors).toEqual([])
})

it('an order in cash on delivery that was not confirmed within a day goes the same way', async () => {
  const order = await orderBy('cashOnDelivery')
  await hours(23.9)
  expect([await sweep(), await order.stock()]).toEqual([0, 8])
  await hours(0.2)
  expect([await sweep(), await order.stock()]).toEqual([1, 10])
  const { orderNumber, timeline, ...read } = await order.read()
  expect(read).toMatchObject({ status: 'cancelOrder', cancelReason: 'unconfirmed' })
  expect(read).not.toHaveProperty('confirmBefore')
  expect(timeline.map(({ event }) => event)).toEqual(['placed', 'unconfirmed', 'cancelOrder'])
  expect(await order.listed()).toMatchObject({ cancelReason: 'unconfirmed' })
  expect(await order.messages()).toEqual([
    `แผ่น: ยกเลิกคำสั่งซื้อ ${orderNumber} แล้ว เพราะไม่ได้ยืนยันภายใน 24 ชั่วโมง สั่งซื้อใหม่ได้ทุกเมื่อ`,
  ])
})

it('its customer is told in the language in which it was ordered', async () => {
  const order = await orderBy('cashOnDelivery', 'en')
  await hours(25)
  await sweep()
  expect(await order.messages()).toEqual([
    expect.stringMatching(/^Phaen: Order PH-[\d-]+ was cancelled\. It was not confirmed within 24 hours\./),
  ])
})

it('an order that was paid, was confirmed or was cancelled by somebody is left alone', async () => {
  const paid = await unpaidOrder()
  const amount = { amount: { amount: (await paid.read()).total.amount } }
  await sendPaymentEvent(api, paymentEvent(await paid.attempt(), 'paid', amount))
  const cancelled = await unpaidOrder()
  await cancelled.shopper.call('POST', `/api/orders/${cancelled.orderId}/cancel`)
  const confirmed = await orderBy('cashOnDelivery')
  await api.database.db.transaction((tx) => applyOrderEvent(tx, confirmed.orderId, 'order.confirm'))
  await hours(30)
  expect(await sweep()).toBe(0)
  expect(await paid.read()).toMatchObject({ payment: 'paid' })
  expect(await cancelled.read()).not.toHaveProperty('cancelReason')
})

it('a shopper who is at the payment page just then may finish there, for an hour', async () => {
  const order = await unpaidOrder()
  await hours(24.2)
  await order.shopper.call('POST', `/api/orders/${order.orderId}/pay`, { body: {} })
  expect(await sweep()).toBe(0)
  await hours(0.9)
  await order.shopper.call('POST', `/api/orders/${order.orderId}/pay`, { body: {} })
  expect(await sweep()).toBe(1)
  expect(await order.read()).toMatchObject({ cancelReason: 'unpaid' })
})

it('of servers that sweep at once each order is cancelled by one', async () => {
  const all = [await unpaidOrder(), await unpaidOrder(), await unpaidOrder()]
  await hours(25)
  const counts = await Promise.all([sweep(), sweep(), sweep()])
  expect(counts.toSorted()).toEqual([0, 0, 3])
  for (const order of all) expect([await order.stock(), (await order.messages()).length]).toEqual([10, 1])
})

it('a server cancels them by itself while it is open', async () => {
  const order = await unpaidOrder()
  await hours(25)
  const sweeping = await openTestApi({ on: api.testDatabase, sweepEvery: 1 })
  await vi.waitUntil(async () => (await order.stock()) === 10, patience)
  await sweeping.close()
})

it('a customer leaves five orders by card unpaid and no sixth, however many come at once; others pay on delivery', async () => {
  const shopper = await newShopper(api)
  const requests = []
  for (let count = 0; count < 8; count += 1) {
    const cart = await shopper.take(put('add', await addProduct(api.database, { weightGrams: 10 })))
    const cartItemIds = [cart.items.at(-1)?.cartItemId ?? '']
    const { expectedTotal: _, ...request } = await shopper.request({ paymentChannel: 'card', cartItemIds })
    requests.push(request)
  }
  const answers = await Promise.all(requests.map((request) => shopper.checkout(request)))
  const codes = answers.map((answer) => refusalOf(answer).code ?? 'placed')
  expect(codes.filter((code) => code === 'TOO_MANY_UNPAID')).toHaveLength(3)
  expect(codes.filter((code) => String(code) === 'placed')).toHaveLength(5)
  expect((await shopper.checkout(await shopper.request())).status).toBe(200)
  const listed = async (unpaid: boolean) =>
    good<OrderPage>(await shopper.call('GET', `/api/customers/orders?unpaid=${unpaid}`))
  const [waiting, others] = [await listed(true), await listed(false)]
  expect([waiting.totalRecords, others.totalRecords]).toEqual([5, 1])
  expect(waiting.data.map(({ paymentChannel }) => paymentChannel)).toEqual(Array(5).fill('card'))
  expect(others.data[0]?.paymentChannel).toBe('cashOnDelivery')
})

it('placing orders is limited, for each customer apart', async () => {
  const [busy, other] = [await newShopper(api), await newShopper(api)]
  const product = await addProduct(api.database)
  await other.take(put('add', product))
  const request = await other.request()
  const answers = []
  for (let count = 0; count < 21; count += 1) answers.push(await busy.checkout(request))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await other.checkout(request)).status).toBe(200)
})
