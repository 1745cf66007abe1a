import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OfficeOrderDetail, Order, PickUpBranch } from '../../../openapi/generated/schema.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { good, newShopper, put, refusalOf, type Shopper } from '../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { readOutbox } from '../messages/outbox.ts'
import { PaymentProviders } from '../payments/providers/registry.ts'
import { eraseFromOrders } from './erasure-of-orders.ts'
import { sendOrderNotices } from './send-order-notices.ts'

let api: TestApi
let staff: { cookie: string }
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  staff = await staffSession(api.database, (await addTestStaff(api.database)).id)
  await api.database.pool.query("update branches set pick_up_hours = null where id = 'rayong'")
})
afterAll(() => api.close())

async function shopperWithCart(): Promise<Shopper> {
  const shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database, { stock: 5 }), 2))
  return shopper
}

/** An order of a new customer that is paid at the counter, with what its customer and the office see and do. */
async function pickedUpOrder() {
  const shopper = await shopperWithCart()
  const { orderId, orderNumber } = await shopper.order(await shopper.pickUpRequest())
  const read = async () => good<Order>(await shopper.call('GET', `/api/orders/${orderId}`))
  const address = `/api/office/orders/${orderNumber}`
  const office = async () => good<OfficeOrderDetail>(await api.call('GET', address, { headers: staff }))
  const move = async (type: string, fields: object = {}) => {
    const { version } = await office()
    return api.call('POST', `${address}/events`, { headers: staff, body: { type, version, ...fields } })
  }
  return { shopper, orderId, orderNumber, read, office, move }
}

it('R21.21 names the branches that hand over orders, with the time from which one would be ready', async () => {
  const found = good<PickUpBranch[]>(await api.call('GET', '/thai/api/pick-up-branches'))
  expect(found.map(({ id }) => id)).not.toContain('rayong')
  expect(found.find(({ id }) => id === 'nonthaburi')).toMatchObject({
    name: 'สาขานนทบุรี',
    district: 'อ.เมืองนนทบุรี',
    hours: 'จันทร์–เสาร์ 8.00–17.30 น.',
    mapUrl: expect.stringContaining('13.8609'),
  })
  for (const { readyFrom } of found) expect(Date.parse(readyFrom)).toBeGreaterThan(Date.now())
})

it('R21.20 an order is picked up without an address and without shipping, at the promise of its branch', async () => {
  const { shopper, read } = await pickedUpOrder()
  const order = await read()
  expect(order).toMatchObject({
    shippingPrice: { amount: 0 },
    shippingName: 'รับเองที่สาขานนทบุรี',
    paymentChannel: 'payAtCounter',
    pickUp: { branchId: 'nonthaburi', name: 'สาขานนทบุรี', phone: '02-000-0002' },
  })
  expect(order.total).toEqual(order.goodsTotal)
  expect(order.deliveryAddress).toBeUndefined()
  expect(order.pickUp?.code).toBeUndefined()
  const listed = await shopper.call('GET', '/api/customers/orders')
  expect(listed.body).toMatchObject({ data: [{ pickUp: { branchId: 'nonthaburi' } }] })
})

it('R21.20 an order that is picked up can be paid by card before', async () => {
  const shopper = await shopperWithCart()
  const placed = await shopper.order(await shopper.pickUpRequest({ paymentChannel: 'card' }))
  expect(placed.redirectUrl).toBeDefined()
})

it.each([
  ['a branch that hands over nothing', { pickUpBranchId: 'rayong' }, 'SHIPPING_REQUIRED', 'pickUpBranchId'],
  ['a branch that is not there', { pickUpBranchId: 'nowhere' }, 'SHIPPING_REQUIRED', 'pickUpBranchId'],
  ['a carrier besides', { shippingId: 's-parcel' }, 'SHIPPING_REQUIRED', 'pickUpBranchId'],
  [
    'neither a branch nor an address',
    { pickUpBranchId: undefined, paymentChannel: 'card' as const },
    'ADDRESS_REQUIRED',
    'deliveryAddress',
  ],
])('R21.20 refuses %s', async (_what, fields, code, field) => {
  const shopper = await shopperWithCart()
  const refusal = refusalOf(await shopper.checkout(await shopper.pickUpRequest(fields)))
  expect(refusal).toMatchObject({ status: 400, code, errors: [{ field, code }] })
})

it('R21.20 a carrier takes no money of a counter, and a counter none of a carrier', async () => {
  const shopper = await shopperWithCart()
  const shipped = await shopper.request({ paymentChannel: 'payAtCounter' })
  const pickedUp = await shopper.pickUpRequest({ paymentChannel: 'cashOnDelivery' })
  for (const request of [shipped, pickedUp])
    expect(refusalOf(await shopper.checkout(request))).toMatchObject({
      ...{ status: 400, code: 'VALIDATION' },
      errors: [{ field: 'paymentChannel', code: 'forOtherWay' }],
    })
})

it('R21.22 staff hand an order over to who shows its code, which they do not see themselves', async () => {
  const { read, office, move } = await pickedUpOrder()
  const types = (await office()).actions.map(({ type }) => type)
  expect(types).toContain('order.pickUp')
  for (const type of ['order.ship', 'order.deliver', 'parcel.lost', 'tracking'])
    expect(types).not.toContain(type)
  for (const type of ['order.confirm', 'order.process', 'order.ready']) good(await move(type))
  const { pickUp: { code = '' } = {} } = await read()
  expect(code).toMatch(/^[0-9A-Z]{6}$/)
  const detail = await office()
  expect(detail.order.pickUp).toBeDefined()
  expect(JSON.stringify(detail)).not.toContain(code)
  expect(detail.actions).toContainEqual({ type: 'order.pickUp', isAllowed: true, needs: ['code'] })
  expect(refusalOf(await move('order.pickUp', { code: '000000' }))).toEqual({
    status: 409,
    code: 'PICK_UP_CODE_WRONG',
  })
  expect(await read()).toMatchObject({ fulfilment: 'readyToPickUp', payment: 'pending' })
  good(await move('order.pickUp', { code: code.toLowerCase() }))
  const order = await read()
  expect(order).toMatchObject({
    fulfilment: 'pickedUp',
    payment: 'paid',
    invoice: { number: expect.any(String) },
  })
  expect(order.pickUp?.code).toBeUndefined()
  expect(refusalOf(await move('order.pickUp', { code }))).toEqual({ status: 409, code: 'ORDER_NOT_ALLOWED' })
})

it('R21.22 the office lists what waits to be picked up, and a cancellation puts it back', async () => {
  const { orderNumber, move, read } = await pickedUpOrder()
  for (const type of ['order.confirm', 'order.process', 'order.ready']) good(await move(type))
  const listed = await api.call('GET', '/api/office/orders?view=readyToPickUp', { headers: staff })
  expect(JSON.stringify(listed.body)).toContain(orderNumber)
  good(await move('order.cancel', { reason: 'ไม่มารับสินค้า' }))
  expect(await read()).toMatchObject({ fulfilment: 'cancelOrder', payment: 'pending' })
})

it.each([
  ['th', ['พร้อมให้รับแล้ว', 'สาขานนทบุรี', 'จันทร์–เสาร์ 8.00–17.30 น.', 'แจ้งรหัสรับสินค้า', 'ชำระ']],
  ['en', ['is ready to pick up', 'Nonthaburi branch', 'Monday to Saturday', 'Your code is', 'Please pay']],
])('R21.22 the shopper is told in %s that the goods wait, with the code', async (language, words) => {
  await api.database.pool.query('delete from order_notices')
  const shopper = await shopperWithCart()
  const { orderId, orderNumber } = good<{ orderId: string; orderNumber: string }>(
    await shopper.call('POST', '/api/cart/checkout', {
      headers: { 'accept-language': language },
      body: await shopper.pickUpRequest(),
    }),
  )
  const address = `/api/office/orders/${orderNumber}`
  for (const type of ['order.confirm', 'order.process', 'order.ready']) {
    const { version } = good<OfficeOrderDetail>(await api.call('GET', address, { headers: staff }))
    good(await api.call('POST', `${address}/events`, { headers: staff, body: { type, version } }))
  }
  const deps = {
    database: api.database,
    settings: sandboxSettings,
    paymentProviders: new PaymentProviders([]),
    warn: () => undefined,
  }
  await sendOrderNotices(deps, 'sms')
  const { pickUp } = good<Order>(await shopper.call('GET', `/api/orders/${orderId}`))
  const told = (await readOutbox(api.database.db)).map(({ text }) => text)
  const message = told.find((text) => text.includes(pickUp?.code ?? 'no code'))
  for (const word of [...words, orderNumber]) expect(message).toContain(word)
})

it('R21.22 an erasure cancels what waits, and leaves the branch without a person', async () => {
  const { shopper, orderId, move } = await pickedUpOrder()
  for (const type of ['order.confirm', 'order.process', 'order.ready']) good(await move(type))
  await api.database.db.transaction((tx) => eraseFromOrders(tx, shopper.id))
  const { rows } = await api.database.pool.query(
    'select fulfilment, delivery_address, is_pick_up from orders where id = $1',
    [orderId],
  )
  expect(rows).toEqual([{ fulfilment: 'cancelOrder', delivery_address: null, is_pick_up: true }])
})
