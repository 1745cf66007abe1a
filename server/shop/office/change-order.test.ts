import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  OfficeOrderDetail,
  OfficeUnrefundableList,
  StaffRole,
} from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import { good, refusalOf } from '../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import {
  unknownAttempt,
  PaymentProviderUnavailable,
  type RefundAnswer,
} from '../payments/providers/payment-provider.ts'

let answers: (RefundAnswer | 'silent')[] = []
const nothing = async () => unknownAttempt
const bank = providerOf({
  start: async ({ attemptId }) => ({ kind: 'redirect', providerId: attemptId, url: 'https://pay.example/' }),
  ask: nothing,
  close: nothing,
  async refund() {
    const answer = answers.shift() ?? { state: 'confirmed' }
    if (answer === 'silent') throw new PaymentProviderUnavailable('silent')
    return answer
  },
})

let api: TestApi
let customerId: string
const cookies = {} as Record<StaffRole, { cookie: string }>
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [bank] })
  customerId = await addCustomer(api.database)
  for (const role of ['owner', 'sales', 'warehouse', 'editor'] as const)
    cookies[role] = await staffSession(api.database, (await addTestStaff(api.database, role)).id)
})
afterAll(() => api.close())

let count = 0

/** A paid order of two lines, each of two pieces of 100 baht, with shipping for 50 baht. */
async function paidOrder({ fulfilment = 'pending' as 'pending' | 'shipped' } = {}) {
  const products = [await addProduct(api.database), await addProduct(api.database)]
  const lines = products.map((product) => ({ product }))
  const { id, orderNumber } = await addOrder(api.database, { customerId, lines, payment: 'paid', fulfilment })
  count += 1
  await api.database.pool.query(
    `insert into payment_attempts (id, order_id, provider, provider_id, channel, amount_satang, language, expires_at, state)
     values ($1, $2, $3, $1, 'card', 45000, 'thai', now(), 'paid')`,
    [`pa_office_${count}`, id, bank.name],
  )
  const address = `/api/office/orders/${orderNumber}`
  const send = (role: StaffRole, method: string, path: string, body?: object) =>
    api.call(method, address + path, { headers: cookies[role], ...(body && { body }) })
  return {
    id,
    orderNumber,
    send,
    read: async (role: StaffRole = 'owner') => good<OfficeOrderDetail>(await send(role, 'GET', '')),
    move: (type: string, version: number, needs: object = {}, role: StaffRole = 'owner') =>
      send(role, 'POST', '/events', { type, version, ...needs }),
    refund: (lineId: number, quantity: number, needs: object = {}) =>
      send('sales', 'POST', '/refunds', {
        idempotencyKey: `refund-${count}-${lineId}`,
        lines: [{ lineId, quantity, restock: true }],
        isShippingIncluded: false,
        reason: 'ลดจำนวน',
        version: 1,
        ...needs,
      }),
    stock: async () => {
      const ids = products.map(({ variantId }) => variantId)
      const { rows } = await api.database.pool.query<{ stock: number }>(
        'select stock from variants where id = any ($1) order by id',
        [ids],
      )
      return rows.map(({ stock }) => stock)
    },
  }
}

const carriage = { carrier: 'ไปรษณีย์ไทย', trackingNumber: 'EE123456789TH' }

describe('R19.6: the events of an order', () => {
  it('go from paid to complete, each as the statechart allows it, and stand in the audit log', async () => {
    const order = await paidOrder()
    for (const [type, needs] of [
      ['order.process', {}],
      ['order.ready', {}],
      ['order.ship', carriage],
      ['order.deliver', {}],
      ['order.complete', {}],
    ] as const) {
      const { version, actions } = await order.read('warehouse')
      expect(actions.find((one) => one.type === type)?.isAllowed).toBe(true)
      const moved = good<OfficeOrderDetail>(await order.move(type, version, needs, 'warehouse'))
      expect(moved.version).toBe(version + 1)
    }
    const { order: shown, history } = await order.read()
    expect(shown).toMatchObject({ fulfilment: 'complete', shipment: carriage })
    expect(history.map(({ action }) => action)).toEqual(Array.from({ length: 5 }, () => 'moveOrder'))
    expect(history[0]).toMatchObject({ staff: { name: 'สมศรี ใจดี' } })
    expect(history[0]?.changes).toEqual([{ field: 'fulfilment', before: 'delivered', after: 'complete' }])
  })

  it('say why they are not allowed now', async () => {
    const order = await paidOrder()
    const why = async (role: StaffRole) =>
      Object.fromEntries((await order.read(role)).actions.map((one) => [one.type, one.why]))
    expect(await why('owner')).toMatchObject({
      'order.confirm': 'tooLate',
      'order.process': undefined,
      'order.ship': 'tooEarly',
      'parcel.lost': 'tooEarly',
      refund: undefined,
      tracking: 'tooEarly',
    })
    expect(await why('warehouse')).toMatchObject({ 'order.cancel': 'noRight', refund: 'noRight' })
    expect(refusalOf(await order.move('order.ship', 1, carriage))).toEqual({
      status: 409,
      code: 'ORDER_NOT_ALLOWED',
    })
    await order.move('order.cancel', 1, { reason: 'ของหมด' })
    expect(await why('owner')).toMatchObject({ 'order.process': 'cancelled', refund: 'nothingLeft' })
  })

  it('are refused to who works from an older state, with the version now', async () => {
    const order = await paidOrder()
    const both = await Promise.all([order.move('order.process', 1), order.move('order.process', 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.map(refusalOf)).toContainEqual({ status: 409, code: 'EDIT_CONFLICT', detail: '2' })
    expect(refusalOf(await order.move('order.deliver', 2))).toEqual({
      status: 409,
      code: 'ORDER_NOT_ALLOWED',
    })
  })

  it('need what they need, and the right to them', async () => {
    const order = await paidOrder()
    expect(refusalOf(await order.move('order.cancel', 1))).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'reason', code: 'required' }],
    })
    expect((await order.move('order.cancel', 1, { reason: 'ของหมด' }, 'warehouse')).status).toBe(403)
    expect((await order.move('order.ship', 1, {}, 'warehouse')).status).toBe(400)
    expect((await order.send('editor', 'GET', '')).status).toBe(403)
  })

  it('cancel with a reason that the customer reads, and give the money back', async () => {
    const order = await paidOrder()
    const { order: shown, refunds } = good<OfficeOrderDetail>(
      await order.move('order.cancel', 1, { reason: 'ของหมด' }),
    )
    expect(shown.timeline).toContainEqual(expect.objectContaining({ event: 'cancelOrder', note: 'ของหมด' }))
    expect(refunds).toMatchObject([{ amount: { amount: 450 }, reason: 'cancelled', state: 'confirmed' }])
    expect(await order.stock()).toEqual([12, 12])
  })

  it('cancel though the payment was begun at a provider that the shop has no longer', async () => {
    const lines = [{ product: await addProduct(api.database) }]
    const { id, orderNumber } = await addOrder(api.database, { customerId, lines })
    await api.database.pool.query(
      `insert into payment_attempts (id, order_id, provider, provider_id, channel, amount_satang, language, expires_at)
       values ('pa_former', $1, 'former', 'pa_former', 'card', 25000, 'thai', now())`,
      [id],
    )
    const address = `/api/office/orders/${orderNumber}`
    const headers = cookies.owner
    const { version } = good<OfficeOrderDetail>(await api.call('GET', address, { headers }))
    const body = { type: 'order.cancel', version, reason: 'ลูกค้าเปลี่ยนใจ' }
    const moved = good<OfficeOrderDetail>(await api.call('POST', `${address}/events`, { headers, body }))
    expect(moved.order).toMatchObject({ fulfilment: 'cancelOrder' })
  })
})

describe('R19.6: tracking', () => {
  it('is corrected after the parcel was shipped, and not before', async () => {
    const order = await paidOrder()
    const correct = (version: number) => order.send('warehouse', 'PUT', '/tracking', { ...carriage, version })
    expect(refusalOf(await correct(1))).toMatchObject({ code: 'ORDER_NOT_ALLOWED' })
    await order.move('order.process', 1)
    await order.move('order.ready', 2)
    await order.move('order.ship', 3, { ...carriage, trackingNumber: 'WRONG-1' })
    const { order: shown, history } = good<OfficeOrderDetail>(await correct(4))
    expect(shown.shipment).toMatchObject(carriage)
    // The log cannot be erased: it says that there is another number, and not which.
    expect(history[0]).toMatchObject({ action: 'setTracking', changes: [{ field: 'trackingNumber' }] })
    expect(JSON.stringify(history)).not.toMatch(/WRONG-1|EE123456789TH/)
    expect(refusalOf(await correct(4))).toMatchObject({ code: 'EDIT_CONFLICT', detail: '5' })
  })
})

it('keeps notes among colleagues, whom no change of the order disturbs', async () => {
  const order = await paidOrder()
  for (const text of ['โทรก่อนส่ง', 'รถใหญ่เข้าไม่ได้']) await order.send('sales', 'POST', '/notes', { text })
  const { notes, version, order: shown } = await order.read('warehouse')
  expect(notes.map(({ text }) => text)).toEqual(['รถใหญ่เข้าไม่ได้', 'โทรก่อนส่ง'])
  expect([version, JSON.stringify(shown).includes('โทรก่อนส่ง')]).toEqual([1, false])
  // The log cannot be erased, and a note may name somebody.
  const { history } = await order.read()
  expect(history.map(({ action }) => action)).toEqual(['addNote', 'addNote'])
  expect(JSON.stringify(history)).not.toContain('โทรก่อนส่ง')
})

describe('R19.6: refunds', () => {
  it('are of pieces, restocked or not, once per key, and leave the order going on', async () => {
    const order = await paidOrder()
    await order.refund(1, 1)
    const again = good<OfficeOrderDetail>(await order.refund(1, 1))
    expect(again.refunds).toMatchObject([
      { amount: { amount: 100 }, lines: [{ lineId: 1, quantity: 1 }], state: 'confirmed', reason: 'ลดจำนวน' },
    ])
    expect(again.left.lines).toEqual([
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 2 },
    ])
    expect([await order.stock(), again.order.payment]).toEqual([[11, 10], 'paid'])
    const damaged = { lines: [{ lineId: 2, quantity: 2, restock: false }], version: 2 }
    await order.refund(2, 2, damaged)
    expect(refusalOf(await order.refund(2, 1, { idempotencyKey: 'another-key', version: 3 }))).toEqual({
      status: 409,
      code: 'REFUND_TOO_MUCH',
    })
    await order.move('order.cancel', 3, { reason: 'ลูกค้าขอยกเลิก' })
    // The piece that is left comes back, and neither the restocked one again nor the damaged ones.
    expect(await order.stock()).toEqual([12, 10])
  })

  it('are refused to who works from an older state', async () => {
    const order = await paidOrder()
    await order.move('order.process', 1)
    expect(refusalOf(await order.refund(1, 1))).toMatchObject({ code: 'EDIT_CONFLICT', detail: '2' })
    expect(await order.stock()).toEqual([10, 10])
  })

  it('are written down though the provider is silent, and settled by hand where it cannot', async () => {
    const order = await paidOrder({ fulfilment: 'shipped' })
    answers = ['silent']
    const asked = good<OfficeOrderDetail>(await order.refund(1, 1))
    expect(asked.refunds).toMatchObject([{ state: 'requested' }])
    answers = [{ state: 'refused', refusal: 'expired_card' }]
    const refused = good<OfficeOrderDetail>(await order.refund(1, 1))
    const [refund] = refused.refunds
    expect(refund).toMatchObject({ state: 'refused', refusal: 'expired_card' })

    const headers = cookies.sales
    const open = async () =>
      good<OfficeUnrefundableList>(await api.call('GET', '/api/office/refunds', { headers })).data
    expect(await open()).toContainEqual(
      expect.objectContaining({
        orderNumber: order.orderNumber,
        why: 'expired_card',
        amount: { amount: 100 },
      }),
    )
    const settle = () =>
      api.call('POST', `/api/office/refunds/${refund?.id}/settlement`, {
        headers,
        body: { note: 'โอนเข้าบัญชี 1234' },
      })
    expect([(await settle()).status, (await settle()).status]).toEqual([200, 200])
    const { refunds, history } = await order.read()
    expect(refunds).toMatchObject([{ state: 'confirmed', settledBy: { name: 'สมศรี ใจดี' } }])
    expect(history.map(({ action }) => action)).toEqual(['settleRefund', 'askRefund'])
    expect(JSON.stringify(history)).not.toContain('1234')
    expect((await open()).map(({ orderNumber }) => orderNumber)).not.toContain(order.orderNumber)
  })
})
