import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionsByCustomerId, signedInAs } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import type { Money, Order, OrderPage } from '../../../openapi/generated/schema.ts'
import { sandboxOrders } from '../../../sample-shop/orders/sandbox-orders.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())

const customerId = 'c-demo-individual'
const headers = signedInAs(customerId)

it('the sandbox customer has an order in each of the ten statuses', async () => {
  const { body } = await api.call('GET', '/api/customers/orders', { headers })
  const { data, totalRecords } = body as OrderPage
  expect(data.map(({ status }) => status)).toEqual(sandboxOrders.map(({ status }) => status))
  expect(new Set(data.map(({ status }) => status)).size).toBe(10)
  expect(totalRecords).toBe(10)
})

it.each(sandboxOrders.map(({ status }) => status))(
  'the one that is %s could have come about',
  async (status) => {
    const { body } = await api.call('GET', `/api/orders/o-demo-${status}`, { headers })
    const order = body as Order
    const times = order.timeline.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(Date.now())
    expect(order.timeline[0]).toEqual({ event: 'placed', at: order.createdAt })
    expect(order.shipment !== undefined).toBe(order.timeline.some(({ event }) => event === 'shipped'))
    const cents = (money: Money) => Math.round(money.amount * 100)
    const sum = order.items.reduce((total, item) => total + cents(item.total), 0)
    expect([cents(order.goodsTotal), cents(order.total)]).toEqual([sum, sum + cents(order.shippingPrice)])
    const isPaidByCard = order.paymentChannel === 'card' && ['paid', 'refund'].includes(order.payment)
    expect(order.attempts.some(({ state }) => state === 'paid')).toBe(isPaidByCard)
    expect(order.referenceCode !== undefined).toBe(isPaidByCard)
  },
)
