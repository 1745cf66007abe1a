import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { paymentEvent, sendPaymentEvent } from '../../../tests/support/api/payment-events.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import type { Order, OrderPage, PaymentStart, Problem } from '../../../openapi/generated/schema.ts'
import { signPaymentEvent } from '../../sandbox/payment-page/signature.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

/** A customer with one unpaid order of 250 baht. */
async function someOrder(fields: Partial<Parameters<typeof addOrder>[1]> = {}) {
  const customerId = await addCustomer(api.database)
  const product = await addProduct(api.database)
  const { id } = await addOrder(api.database, { customerId, lines: [{ product }], ...fields })
  const headers = signedInAs(customerId)
  return {
    id,
    pay: (body = {}) => api.call('POST', `/api/orders/${id}/pay`, { headers, body }),
    cancel: () => api.call('POST', `/api/orders/${id}/cancel`, { headers }),
    read: async () => (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order,
    async listed() {
      const { body } = await api.call('GET', '/api/customers/orders', { headers })
      return (body as OrderPage).data
    },
    async attemptId() {
      const { attempts } = await this.read()
      return String(attempts.at(-1)?.id)
    },
  }
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code]

describe('POST /api/orders/{id}/pay', () => {
  it('R7.27: leads to the payment page, where one open try waits for whoever asks', async () => {
    const order = await someOrder()
    const first = (await order.pay({ returnLanguage: 'english' })).body as PaymentStart
    expect(first).toMatchObject({ orderId: order.id, paymentStatus: 'pending' })
    expect(first.redirectUrl).toMatch(/^\/sandbox\/pay\/pa_[\w-]{24}$/)
    expect((await order.pay({})).body).toEqual(first)
    const { attempts, canPay } = await order.read()
    expect(attempts).toMatchObject([{ state: 'pending' }])
    expect(canPay).toBe(true)
  })

  it('is refused for an order that is paid, in cash, cancelled or refunded', async () => {
    const refusals = []
    for (const state of [
      { payment: 'paid' },
      { paymentChannel: 'cashOnDelivery' },
      { fulfilment: 'cancelOrder' },
      { payment: 'refund', fulfilment: 'cancelOrder' },
    ] as const) {
      refusals.push(codeOf(await (await someOrder(state)).pay()))
    }
    expect(refusals).toEqual([
      [409, 'ALREADY_PAID'],
      [409, 'ORDER_NOT_ALLOWED'],
      [409, 'ORDER_NOT_ALLOWED'],
      [409, 'ORDER_NOT_ALLOWED'],
    ])
  })

  it('R4.42: opens another try after one that failed, and the order waits for it', async () => {
    const order = await someOrder()
    await order.pay()
    await sendPaymentEvent(api, paymentEvent(await order.attemptId(), 'failed'))
    expect(await order.read()).toMatchObject({
      payment: 'failed',
      status: 'failed',
      canPay: true,
      attempts: [{ state: 'failed', failureCode: 'card_declined' }],
    })
    expect((await order.pay()).body).toMatchObject({ paymentStatus: 'pending' })
    const { attempts, payment } = await order.read()
    expect([payment, attempts.map(({ state }) => state)]).toEqual(['pending', ['failed', 'pending']])
  })

  it('opens another try when the time of the last one is over', async () => {
    const order = await someOrder()
    await order.pay()
    await letTimePass(api.database.pool, 31 * 60)
    expect(await order.read()).toMatchObject({
      payment: 'failed',
      canPay: true,
      attempts: [{ state: 'expired' }],
    })
    await order.pay()
    await letTimePass(api.database.pool, 31 * 60)
    expect(await order.listed()).toMatchObject([{ payment: 'failed', status: 'failed' }])
    const { body } = await order.pay()
    expect(new Date((body as PaymentStart).expiresAt).getTime()).toBeGreaterThan(Date.now())
    const { attempts } = await order.read()
    expect(attempts.map(({ state }) => state)).toEqual(['expired', 'expired', 'pending'])
  })

  it('makes one try of a hundred that are asked for at the same time', async () => {
    const order = await someOrder()
    const answers = await Promise.all(Array.from({ length: 100 }, () => order.pay()))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(new Set(answers.map(({ body }) => (body as PaymentStart).redirectUrl)).size).toBe(1)
    expect((await order.read()).attempts).toHaveLength(1)
  })
})

describe('POST /api/payments/events/{provider}', () => {
  it('marks the order paid, with a code that it is found by', async () => {
    const order = await someOrder()
    await order.pay()
    const attemptId = await order.attemptId()
    expect((await sendPaymentEvent(api, paymentEvent(attemptId, 'paid'))).body).toEqual({ ok: true })
    expect(await order.read()).toMatchObject({
      payment: 'paid',
      status: 'paid',
      canPay: false,
      canCancel: true,
      referenceCode: expect.stringMatching(/^[2-9A-Z]{4}-\d{4}$/),
      attempts: [{ id: attemptId, state: 'paid' }],
      timeline: [{ event: 'placed' }, { event: 'paid' }],
    })
    expect(codeOf(await order.pay())).toEqual([409, 'ALREADY_PAID'])
  })

  it('believes nobody who does not sign with the secret, just now, over just this body', async () => {
    const order = await someOrder()
    await order.pay()
    const event = paymentEvent(await order.attemptId(), 'paid')
    const sign = (body: unknown, minutes = 0) =>
      signPaymentEvent(JSON.stringify(body), new Date(Date.now() + minutes * 60_000))
    const wrong = [
      sign(event).replace(/v1=.*$/, `v1=${'0'.repeat(64)}`),
      sign({ ...event, amount: { amount: 1 } }),
      sign(event, -5.1),
      sign(event, 5.1),
      sign(event).replace(/^t=\d+/, `t=${Math.floor(Date.now() / 1000) - 1}`),
    ]
    for (const signature of wrong) {
      const answer = await sendPaymentEvent(api, event, signature)
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', errors: [{ field: 'Payment-Signature', code: 'signature' }] },
      })
    }
    expect((await order.read()).payment).toBe('pending')
    for (const minutes of [-4.9, 4.9]) {
      expect((await sendPaymentEvent(api, event, sign(event, minutes))).status).toBe(200)
    }
    expect((await order.read()).payment).toBe('paid')
  })

  it('takes in no other amount, no attempt that it does not know, and no event under the id of another', async () => {
    const [order, other] = [await someOrder(), await someOrder()]
    await order.pay()
    await other.pay()
    const paid = paymentEvent(await order.attemptId(), 'paid')
    const refusals = [
      await sendPaymentEvent(api, { ...paid, amount: { amount: 249.99 } }),
      await sendPaymentEvent(api, { ...paid, attemptId: 'pa-none' }),
    ]
    expect((await order.read()).payment).toBe('pending')
    await sendPaymentEvent(api, paid)
    refusals.push(await sendPaymentEvent(api, { ...paid, type: 'failed' }))
    refusals.push(await sendPaymentEvent(api, { ...paid, attemptId: await other.attemptId() }))
    expect(refusals.map(codeOf)).toEqual([
      [400, 'VALIDATION'],
      [404, 'NOT_FOUND'],
      [400, 'VALIDATION'],
      [400, 'VALIDATION'],
    ])
    expect([(await order.read()).payment, (await other.read()).payment]).toEqual(['paid', 'pending'])
  })

  it.each(['9999-12-31T23:59:60Z', '0000-01-01T00:00:00Z'])(
    'takes in nothing that happened at a time that is none: %s',
    async (occurredAt) => {
      const order = await someOrder()
      await order.pay()
      const event = paymentEvent(await order.attemptId(), 'paid', { occurredAt })
      expect(codeOf(await sendPaymentEvent(api, event))).toEqual([400, 'VALIDATION'])
      expect(await order.read()).toMatchObject({ payment: 'pending' })
    },
  )

  it('counts an event once, however often it is told at the same time', async () => {
    const order = await someOrder()
    await order.pay()
    const paid = paymentEvent(await order.attemptId(), 'paid')
    const answers = await Promise.all(Array.from({ length: 30 }, () => sendPaymentEvent(api, paid)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect((await order.read()).timeline.map(({ event }) => event)).toEqual(['placed', 'paid'])
  })
})

describe('a payment and a cancellation', () => {
  it('at the same moment end cancelled, with the money on its way back', async () => {
    const ends = []
    for (let round = 0; round < 20; round += 1) {
      const order = await someOrder()
      await order.pay()
      const paid = paymentEvent(await order.attemptId(), 'paid')
      await Promise.all([sendPaymentEvent(api, paid), order.cancel()])
      const { payment, fulfilment, status } = await order.read()
      ends.push([payment, fulfilment, status])
    }
    expect(ends).toEqual(Array.from({ length: 20 }, () => ['refund', 'cancelOrder', 'refund']))
  })

  it('money that comes for a cancelled order goes back', async () => {
    const order = await someOrder()
    await order.pay()
    await order.cancel()
    await sendPaymentEvent(api, paymentEvent(await order.attemptId(), 'paid'))
    expect(await order.read()).toMatchObject({
      payment: 'refund',
      fulfilment: 'cancelOrder',
      status: 'refund',
    })
  })

  it('what is paid twice goes back once', async () => {
    const order = await someOrder()
    await order.pay()
    const first = await order.attemptId()
    await sendPaymentEvent(api, paymentEvent(first, 'failed'))
    await order.pay()
    const second = await order.attemptId()
    await sendPaymentEvent(api, paymentEvent(second, 'paid'))
    await sendPaymentEvent(api, paymentEvent(first, 'paid'))
    expect(await order.read()).toMatchObject({
      payment: 'paid',
      attempts: [{ state: 'paid' }, { state: 'paid' }],
    })
    const wanted = await api.database.pool.query('select attempt_id as id from refunds where order_id = $1', [
      order.id,
    ])
    // The order bears the reference of the one that was paid first.
    expect(wanted.rows).toEqual([{ id: first }])
    await sendPaymentEvent(api, paymentEvent(first, 'refunded'))
    expect((await order.read()).payment).toBe('paid')
  })
})
