import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { letPass, newPhone, receiveCode, wrongCode } from '../../../tests/support/api/one-time-codes.ts'
import { openTestApi, type TestAnswer, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, put, Shopper } from '../../../tests/support/api/shopper.ts'
import type { CheckoutResult, Order, OrderPage } from '../../../openapi/generated/schema.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from rate_limit_hits'))

/** An order in cash on delivery of a customer who is new to it. */
async function unconfirmedOrder(fields: Parameters<typeof addCustomer>[1] = {}) {
  const phone = newPhone()
  const id = await addCustomer(api.database, { login: phone, phoneNumber: phone, ...fields })
  const shopper = new Shopper(api, id)
  await shopper.take(put('add', await addProduct(api.database)))
  const placed = await shopper.order(await shopper.request())
  const { orderId } = placed
  return {
    ...placed,
    shopper,
    phone,
    read: async () => good<Order>(await shopper.call('GET', `/api/orders/${orderId}`)),
    confirm: (otp: string, by = shopper) =>
      by.call('POST', `/api/orders/${orderId}/confirm`, { body: { otp } }),
    process: () => move(placed, 'order.process'),
  }
}

const move = ({ orderNumber }: Pick<CheckoutResult, 'orderNumber'>, type: string) =>
  api.call('POST', `/sandbox/orders/${orderNumber}/events`, { body: { type } })
const refusal = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code]

it('an unconfirmed order waits, says until when, and nobody works on it', async () => {
  const order = await unconfirmedOrder()
  const { status, confirmBefore, canCancel } = await order.read()
  expect({ status, confirmBefore, canCancel }).toEqual({
    status: 'pending',
    confirmBefore: order.confirmBefore,
    canCancel: true,
  })
  const listed = good<OrderPage>(await order.shopper.call('GET', '/api/customers/orders')).data[0]
  expect(listed?.confirmBefore).toBe(confirmBefore)
  expect(refusal(await order.process())).toEqual([409, 'ORDER_NOT_ALLOWED'])
})

it('the code that was sent to the phone of the account confirms it, once', async () => {
  const order = await unconfirmedOrder()
  const { otp } = await receiveCode(api, order.phone, 'confirmOrder')
  expect((await order.confirm(wrongCode(otp))).body).toMatchObject({ code: 'OTP_INVALID', attemptsLeft: 4 })
  const confirmed = good<Order>(await order.confirm(otp))
  expect(confirmed).not.toHaveProperty('confirmBefore')
  expect(confirmed.timeline.map(({ event }) => event)).toEqual(['placed', 'confirmed'])
  expect(refusal(await order.confirm(otp))).toEqual([409, 'ORDER_NOT_ALLOWED'])
  expect((await order.process()).body).toMatchObject({ fulfilment: 'processing' })
})

it('one code confirms one order', async () => {
  const order = await unconfirmedOrder()
  await order.shopper.take(put('add', await addProduct(api.database)))
  const other = await order.shopper.order(await order.shopper.request())
  const { otp } = await receiveCode(api, order.phone, 'confirmOrder')
  good(await order.confirm(otp))
  const again = await order.shopper.call('POST', `/api/orders/${other.orderId}/confirm`, { body: { otp } })
  expect(refusal(again)).toEqual([400, 'OTP_INVALID'])
})

it('a company, which signs in by e-mail, confirms by its phone too', async () => {
  const order = await unconfirmedOrder({
    kind: 'legalEntity',
    login: 'buyer@first-order.co.th',
    email: 'buyer@first-order.co.th',
    companyName: 'ป้ายดี',
    taxId: '0105551234567',
    branchCode: '00000',
  })
  const { otp } = await receiveCode(api, order.phone, 'confirmOrder')
  expect((await order.confirm(otp)).status).toBe(200)
})

it('the staff confirms it for the customer', async () => {
  const order = await unconfirmedOrder()
  expect((await move(order, 'order.confirm')).status).toBe(200)
  expect((await order.read()).timeline.map(({ event }) => event)).toEqual(['placed', 'confirmed'])
})

it('nobody else confirms it, and a code for something else does not', async () => {
  const [order, other] = [await unconfirmedOrder(), await unconfirmedOrder()]
  const { otp } = await receiveCode(api, order.phone, 'confirmOrder')
  expect(refusal(await order.confirm(otp, other.shopper))).toEqual([404, 'NOT_FOUND'])
  expect(refusal(await other.confirm(otp))).toEqual([400, 'OTP_INVALID'])
  const changing = await receiveCode(api, other.phone, 'changePassword')
  expect(refusal(await other.confirm(changing.otp))).toEqual([400, 'OTP_INVALID'])
})

it('no code is sent where no order waits for one', async () => {
  const order = await unconfirmedOrder()
  await receiveCode(api, order.phone, 'confirmOrder')
  await order.shopper.call('POST', `/api/orders/${order.orderId}/cancel`)
  await letPass(api, 60)
  const before = await messagesTo(order.phone)
  const body = { userName: order.phone, reason: 'confirmOrder' }
  expect((await api.call('POST', '/api/customers/otp', { body })).status).toBe(200)
  expect(await messagesTo(order.phone)).toBe(before)
})

const messagesTo = async (phone: string) =>
  (await api.database.pool.query('select from messages where recipient = $1', [phone])).rowCount
