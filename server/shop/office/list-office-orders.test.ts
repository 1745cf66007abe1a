import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OfficeOrder, OfficeOrderCounts, OfficeOrderPage } from '../../../openapi/generated/schema.ts'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { good, newShopper, put } from '../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'

let api: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'warehouse')).id)
})
afterAll(() => api.close())

const list = async (query: string) =>
  good<OfficeOrderPage>(await api.call('GET', `/api/office/orders?${query}`, { headers }))

it('R19.7: lists the orders of all customers, the newest first, by page and by state', async () => {
  const product = await addProduct(api.database)
  const placed: string[] = []
  for (const paymentChannel of ['card', 'cashOnDelivery'] as const) {
    const shopper = await newShopper(api)
    await shopper.take(put('add', product))
    const { orderId } = await shopper.order(await shopper.request({ paymentChannel }))
    placed.unshift(orderId)
  }
  const { data, totalRecords } = await list('pageSize=2')
  expect(data.map(({ id }) => id)).toEqual(placed)
  expect(data[0]).toMatchObject({ customerName: 'สมชาย ใจดี', paymentChannel: 'cashOnDelivery' })
  expect(totalRecords).toBeGreaterThan(2)

  const wanted: [query: string, isWanted: (order: OfficeOrder) => boolean][] = [
    ['paymentChannel=card', ({ paymentChannel }) => paymentChannel === 'card'],
    ['payment=paid', ({ payment }) => payment === 'paid'],
    [
      'payment=pending&fulfilment=pending',
      (one) => one.payment === 'pending' && one.fulfilment === 'pending',
    ],
  ]
  const all = (await list('pageSize=100')).data
  for (const [query, isWanted] of wanted)
    expect((await list(`pageSize=100&${query}`)).data).toEqual(all.filter(isWanted))
})

it('R19.7: finds orders by a part of their number and of who placed them', async () => {
  const product = await addProduct(api.database)
  const [other, customerId] = [await addCustomer(api.database), await addCustomer(api.database)]
  await api.database.pool.query(
    `update customers set first_name = 'พรรณราย', last_name = '50%_off', phone_number = '0897654321', email = 'Pan.Rai@sign.example.com'
     where id = $1`,
    [customerId],
  )
  await addOrder(api.database, { customerId: other, lines: [{ product }] })
  const { id, orderNumber } = await addOrder(api.database, { customerId, lines: [{ product }] })
  const found = async (keyword: string) =>
    (await list(`pageSize=100&keyword=${encodeURIComponent(keyword)}`)).data.map((order) => order.id)
  for (const keyword of [orderNumber.toLowerCase(), 'พรรณ', '089-765 4321', 'pan.rai@', '50%_o'])
    expect(await found(keyword), keyword).toEqual([id])
  expect(await found('%')).toEqual([id])
  expect(await list(`keyword=${encodeURIComponent('พรรณ')}&fulfilment=shipped`)).toEqual({
    data: [],
    totalRecords: 0,
  })
})

it('R19.7: sorts, and has the views whose counts it tells, as the statechart sees them', async () => {
  const product = await addProduct(api.database)
  const customerId = await addCustomer(api.database)
  const states = [
    { payment: 'paid', fulfilment: 'pending' },
    { payment: 'paid', fulfilment: 'processing' },
    { payment: 'paid', fulfilment: 'readyToShip' },
    { payment: 'paid', fulfilment: 'shipped' },
    { payment: 'failed', fulfilment: 'pending' },
    { paymentChannel: 'cashOnDelivery', confirmation: 'waiting' },
    { paymentChannel: 'cashOnDelivery', confirmation: 'confirmed' },
  ] as const
  for (const state of states) await addOrder(api.database, { customerId, lines: [{ product }], ...state })
  const all = (await list('pageSize=100')).data
  const isToPack = ({ allowed, fulfilment }: OfficeOrder) =>
    allowed.includes('order.process') || (fulfilment === 'processing' && allowed.includes('order.ready'))
  expect((await list('pageSize=100&view=toPack')).data).toEqual(all.filter(isToPack))
  const counts = good<OfficeOrderCounts>(await api.call('GET', '/api/office/order-counts', { headers }))
  for (const view of ['toPack', 'unpaid', 'toRefund', 'readyToShip', 'shipped'] as const)
    expect((await list(`view=${view}`)).totalRecords, view).toBe(counts[view])
  expect(counts.all).toBe(all.length)

  const ids = async (sort: string) => (await list(`pageSize=100&sort=${sort}`)).data.map(({ id }) => id)
  expect(await ids('oldest')).toEqual(all.map(({ id }) => id).toReversed())
  const totals = (await list('pageSize=100&sort=totalDesc')).data.map(({ total }) => total.amount)
  expect(totals).toEqual(totals.toSorted((one, other) => other - one))
})
