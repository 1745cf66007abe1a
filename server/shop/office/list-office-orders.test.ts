import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OfficeOrder, OfficeOrderPage } from '../../../openapi/generated/schema.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
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

it('lists the orders of all customers, the newest first, by page and by state', async () => {
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
