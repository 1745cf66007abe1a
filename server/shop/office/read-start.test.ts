import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OfficeStart } from '../../../openapi/generated/schema.ts'
import { addCustomer } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { good } from '../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { refunds } from '../../db/schema/refunds.ts'

let api: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi()
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'warehouse')).id)
})
afterAll(() => api.close())

const read = async () => good<OfficeStart>(await api.call('GET', '/api/office/start', { headers }))
const day = 86_400_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** The same time of the day, so many days ago; Bangkok has no summer time. */
const daysAgo = (days: number) => new Date(Date.now() - days * day)

it('R19.12: has what was sold on each of 30 days, less what was given back, beside the 30 days before', async () => {
  const before = await read()
  const customerId = await addCustomer(api.database)
  const lines = [{ product: await addProduct(api.database) }]
  const order = (createdAt: Date, state: object) =>
    addOrder(api.database, { customerId, lines, createdAt, ...state })
  await order(daysAgo(0), { payment: 'paid' })
  const { id: orderId } = await order(daysAgo(29), { payment: 'paid' })
  await order(daysAgo(30), { payment: 'paid' })
  await order(daysAgo(59), { paymentChannel: 'cashOnDelivery', confirmation: 'confirmed' })
  await order(daysAgo(60), { payment: 'paid' })
  await order(daysAgo(1), { payment: 'pending' })
  await order(daysAgo(1), { payment: 'failed' })
  await order(daysAgo(1), { paymentChannel: 'cashOnDelivery', confirmation: 'waiting' })
  await order(daysAgo(1), { paymentChannel: 'cashOnDelivery', fulfilment: 'cancelOrder' })
  const part = { orderId, amountSatang: 10_000, shippingSatang: 0, reason: 'x', askedBy: 'shop' }
  await api.database.db.insert(refunds).values([
    { ...part, id: 'rf-part', isExcess: false },
    { ...part, id: 'rf-twice', isExcess: true },
  ])

  const { sales } = await read()
  expect(sales).toHaveLength(30)
  const grown = sales.map(({ total, orders, before: earlier }, index) => [
    total.amount - (before.sales[index]?.total.amount ?? 0),
    orders - (before.sales[index]?.orders ?? 0),
    earlier.amount - (before.sales[index]?.before.amount ?? 0),
  ])
  expect(grown[0]).toEqual([150, 1, 250])
  expect(grown[29]).toEqual([250, 1, 250])
  expect(
    grown
      .slice(1, 29)
      .flat()
      .every((figure) => figure === 0),
  ).toBe(true)
  const bangkok = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' })
  expect([sales[0]?.day, sales[29]?.day]).toEqual([bangkok.format(daysAgo(29)), bangkok.format(daysAgo(0))])
})

it('R19.12: counts what waits: to pack, unpaid, to refund by hand, and nearly sold out', async () => {
  const before = await read()
  const customerId = await addCustomer(api.database)
  const lines = [{ product: await addProduct(api.database, { stock: 10 }) }]
  await addProduct(api.database, { stock: 0 })
  await addProduct(api.database, { stock: 11 })
  await addProduct(api.database, { stock: 3, isForSale: false })
  await addOrder(api.database, { customerId, lines, payment: 'paid', createdAt: hoursAgo(25) })
  const { id: orderId } = await addOrder(api.database, { customerId, lines, payment: 'paid' })
  await addOrder(api.database, { customerId, lines, payment: 'pending' })
  const askedAt = hoursAgo(24 * 365)
  const asked = { id: 'rf-hand', orderId, amountSatang: 7_550, shippingSatang: 0, isExcess: true, askedAt }
  await api.database.db
    .insert(refunds)
    .values({ ...asked, reason: 'x', askedBy: 'shop', state: 'refused', refusal: 'noProvider' })

  const { toPack, unpaid, toRefund, lowStock } = await read()
  expect(toPack).toEqual({ count: before.toPack.count + 2, late: before.toPack.late + 1 })
  expect(unpaid.count).toBe(before.unpaid.count + 1)
  expect(unpaid.total.amount).toBeCloseTo(before.unpaid.total.amount + 250)
  expect(toRefund).toMatchObject({ count: before.toRefund.count + 1, since: askedAt.toISOString() })
  expect(toRefund.total.amount).toBeCloseTo(before.toRefund.total.amount + 75.5)
  expect(lowStock).toEqual({ count: before.lowStock.count + 2, soldOut: before.lowStock.soldOut + 1 })
})
