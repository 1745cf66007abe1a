import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order, PaymentTransfer } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { good } from '../../../tests/support/api/sandbox-payment.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

async function openTransfer() {
  const customerId = await addCustomer(api.database)
  const product = await addProduct(api.database)
  const { id, orderNumber } = await addOrder(api.database, { customerId, lines: [{ product }] })
  const headers = signedInAs(customerId)
  const pay = () =>
    api.call('POST', `/api/orders/${id}/pay`, { headers, body: { paymentChannel: 'promptPay' } })
  await pay()
  const { body } = await api.call('GET', `/api/orders/${id}/transfer`, { headers })
  const address = `/sandbox/pay/${(body as PaymentTransfer).attemptId}`
  return {
    orderNumber,
    address,
    pay,
    choose: (outcome: string) =>
      api.call('POST', `${address}?lang=en`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `outcome=${outcome}`,
      }),
    look: async () => String((await api.call('GET', `${address}?lang=en`)).body),
    read: async () => (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order,
  }
}

const home = async () => String((await api.call('GET', '/sandbox?lang=en')).body)

it('the start page leads to each QR code that waits, and to its amount', async () => {
  const { orderNumber, address, look, choose } = await openTransfer()
  expect(await home()).toContain(`href="${address}?lang=en">${orderNumber}</a>`)
  expect(await look()).toContain('฿250.00')
  await choose('pays')
  expect(await home()).not.toContain(orderNumber)
})

it('a transfer is paid, and the shop hears of it at once', async () => {
  const { choose, read, orderNumber } = await openTransfer()
  const { status, headers } = await choose('pays')
  expect([status, headers.get('location')]).toEqual([
    303,
    expect.stringContaining(`/payment-result/success/${orderNumber}/`),
  ])
  expect((await read()).payment).toBe('paid')
})

it('one that is declined says so, and can be paid with another code', async () => {
  const { choose, read, look, pay } = await openTransfer()
  await choose('declines')
  expect(await look()).toContain('The bank declined the last payment.')
  expect(await read()).toMatchObject({
    payment: 'failed',
    attempts: [{ state: 'failed', failureCode: 'declined' }],
  })
  await pay()
  expect((await read()).attempts).toHaveLength(2)
})

it('one that is delayed is in process for ten seconds, and then paid', async () => {
  const { choose, read } = await openTransfer()
  await choose('staysInProcess')
  expect(await read()).toMatchObject({ payment: 'pending', isInProcess: true })
  await letTimePass(api.database.pool, 11)
  expect((await read()).payment).toBe('paid')
})

it('one that runs out is expired at the shop', async () => {
  const { choose, read, look } = await openTransfer()
  await choose('expires')
  expect((await read()).attempts).toMatchObject([{ state: 'expired' }])
  expect(await look()).toContain('The time to pay is over')
})

it('one without a valid choice shows the choice again, and takes no card', async () => {
  const { choose, read } = await openTransfer()
  for (const outcome of ['', 'pays twice', `&${new URLSearchParams(good)}`]) {
    const { status, body } = await choose(outcome)
    expect(status).toBe(400)
    expect(body).toContain('name="outcome"')
    expect(body).not.toContain('name="number"')
  }
  expect((await read()).payment).toBe('pending')
})

it('a page for cards takes no chosen outcome', async () => {
  const customerId = await addCustomer(api.database)
  const product = await addProduct(api.database)
  const { id } = await addOrder(api.database, { customerId, lines: [{ product }] })
  const headers = signedInAs(customerId)
  await api.call('POST', `/api/orders/${id}/pay`, { headers, body: {} })
  const order = (await api.call('GET', `/api/orders/${id}`, { headers })).body as Order
  const { status } = await api.call('POST', `/sandbox/pay/${order.attempts[0]?.id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=pays',
  })
  expect(status).toBe(400)
})
