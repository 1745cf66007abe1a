import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentChannelOption } from '../../../openapi/generated/schema.ts'
import { channelNames, paymentChannels } from '../../../machines/payment-channels.ts'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { good, newShopper, put, refusalOf, Shopper } from '../../../tests/support/api/shopper.ts'
import { sandboxSettings } from '../common/shop-settings.ts'

const refused = { status: 503, code: 'PAYMENT_UNAVAILABLE' }

/** A production shop without a payment provider. */
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({
    findSession: sessionsByCustomerId,
    settings: { ...sandboxSettings, mode: 'production' },
  })
})
afterAll(() => api.close())

it('a shop without a payment page refuses cards before anything is ordered, and takes cash on delivery', async () => {
  const shopper = await newShopper(api)
  const cart = await shopper.take(put('add', await addProduct(api.database)))
  const request = await shopper.request()
  expect(refusalOf(await shopper.checkout({ ...request, paymentChannel: 'card' }))).toEqual(refused)
  expect(await shopper.cart()).toEqual(cart)
  expect(await shopper.order(request)).toMatchObject({ paymentStatus: 'pending' })
})

it('the payment channels say so before anybody orders, and in a shop with a payment page cards can be chosen', async () => {
  const channels = async (shop: TestApi) =>
    good<PaymentChannelOption[]>(await shop.call('GET', '/api/payments/channels'))
  expect(await channels(api)).toEqual(
    channelNames.map((paymentChannel) =>
      paymentChannels[paymentChannel].needsProvider
        ? { paymentChannel, available: false, reason: 'notOffered' }
        : { paymentChannel, available: true },
    ),
  )
  expect((await channels(api)).slice(0, 4)).toEqual([
    { paymentChannel: 'promptPay', available: false, reason: 'notOffered' },
    { paymentChannel: 'card', available: false, reason: 'notOffered' },
    { paymentChannel: 'cashOnDelivery', available: true },
    { paymentChannel: 'payAtCounter', available: true },
  ])
  const sandbox = await openTestApi({ on: api.testDatabase })
  expect(await channels(sandbox)).toEqual(
    channelNames.map((paymentChannel) => ({ paymentChannel, available: true })),
  )
  await sandbox.close()
})

it('nor can an older order be paid there by card; another customer does not even hear that', async () => {
  const product = await addProduct(api.database)
  const shopper = await newShopper(api)
  const { id } = await addOrder(api.database, { customerId: shopper.id, lines: [{ product }] })
  const pay = (who: Shopper) => who.call('POST', `/api/orders/${id}/pay`, { body: {} })
  expect(refusalOf(await pay(shopper))).toEqual(refused)
  const someoneElse = new Shopper(api, await addCustomer(api.database))
  expect(refusalOf(await pay(someoneElse))).toEqual({ status: 404, code: 'NOT_FOUND' })
})

it('none of the sandbox is there', async () => {
  for (const address of ['/sandbox', '/sandbox/outbox', '/sandbox/orders', '/sandbox/pay/pa_1'])
    expect((await api.call('GET', address)).status, address).toBe(404)
  expect((await api.call('POST', '/sandbox/orders/PH-1/events', { body: { type: 'x' } })).status).toBe(404)
})
