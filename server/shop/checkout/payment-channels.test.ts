import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { channelNames, paymentChannels, suitsWay } from '../../../machines/payment-channels.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { newShopper, put } from '../../../tests/support/api/shopper.ts'
import { letTimePass } from '../../../tests/support/database/let-time-pass.ts'
import type { Order, OrderPage } from '../../../openapi/generated/schema.ts'
import { sandboxSettings } from '../common/shop-settings.ts'
import { applyOrderEvent } from '../order-lifecycle/apply-order-event.ts'
import { expireOrders } from '../orders/expire-orders.ts'
import { providerOf } from '../../../tests/support/api/payment-events.ts'
import { unknownAttempt, type ProviderOrder } from '../payments/providers/payment-provider.ts'
import { PaymentProviders } from '../payments/providers/registry.ts'

const nothing = async () => unknownAttempt
let started: ProviderOrder[] = []
const provider = providerOf({
  async start(order) {
    started.push(order)
    return { kind: 'redirect', providerId: order.attemptId, url: 'https://pay.example/' }
  },
  ask: nothing,
  close: nothing,
  refund: async () => ({ state: 'confirmed' }),
})

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [provider] })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from orders'))

it.each(channelNames)(
  'an order by %s is placed, paid and expires as its row says',
  async (paymentChannel) => {
    const { isPaidBeforeShipping, expires, needsProvider } = paymentChannels[paymentChannel]
    started = []
    const shopper = await newShopper(api)
    await shopper.take(put('add', await addProduct(api.database)))
    const placed = await shopper.order(
      suitsWay(paymentChannel, { isPickUp: false })
        ? await shopper.request({ paymentChannel })
        : await shopper.pickUpRequest({ paymentChannel }),
    )
    expect(started.map((order) => order.paymentChannel)).toEqual(needsProvider ? [paymentChannel] : [])
    expect(placed.redirectUrl).toBe(needsProvider ? 'https://pay.example/' : undefined)
    // Who is new to cash on delivery has to confirm; only an unpaid order that is meant shows what its channel does.
    expect(placed.confirmBefore !== undefined).toBe(!isPaidBeforeShipping)
    if (placed.confirmBefore) await applyOrderEvent(api.database.db, placed.orderId, 'order.confirm')
    const unpaid = (await shopper.call('GET', '/api/customers/orders?unpaid=true')).body as OrderPage
    expect(unpaid.totalRecords).toBe(isPaidBeforeShipping ? 1 : 0)
    await letTimePass(api.database.pool, 26 * 3_600)
    const errors: unknown[] = []
    const deps = {
      database: api.database,
      warn: () => undefined,
      settings: sandboxSettings,
      paymentProviders: new PaymentProviders([provider]),
    }
    expect(await expireOrders(deps, { onError: (error) => errors.push(error) })).toBe(expires ? 1 : 0)
    expect(errors).toEqual([])
    const order = (await shopper.call('GET', `/api/orders/${placed.orderId}`)).body as Order
    expect(order.status).toBe(expires ? 'cancelOrder' : 'pending')
  },
)
