import { describe, expect, test } from 'vitest'
import {
  type CheckoutEvent,
  createScenario,
  billing,
  card,
  cartOf,
  cash,
  choosingAddress,
  choosingShipping,
  openPage,
  openPlacing,
  openReview,
  noCards,
  order,
  placed,
  ready,
  shipping,
  truck,
} from './checkout.fixture.ts'

describe('placing', () => {
  test('a card order goes to the payment page, and leaves no draft', async () => {
    const { scenario, placing, at, state } = await openPlacing()
    expect(state().hasTag('pending')).toBe(true)
    await placing.end({ ...placed, redirectUrl: 'https://pay.example.com/p/1' })
    expect(at()).toEqual({ placed: 'toPaymentPage' })
    expect(scenario.effects).toEqual([{ redirectUrl: 'https://pay.example.com/p/1' }])
    expect(scenario.stored).toBeUndefined()
    expect(scenario.emitted).toEqual([{ type: 'order.placed', orderId: 'o-1', orderNumber: 'PH-1' }])
  })

  test('a card order without a payment page goes to its result', async () => {
    const { scenario, placing, at } = await openPlacing()
    await placing.end(placed)
    expect(at()).toEqual('toPaymentResult')
    expect(scenario.effects).toEqual([['result', { orderId: 'o-1', orderNumber: 'PH-1' }]])
  })

  test('R2.51 cash on delivery is a success at once, and then the order', async () => {
    const { scenario, placing, at, send } = await openPlacing(cash)
    await placing.end(placed)
    expect(at()).toEqual({ placed: 'onDelivery' })
    expect(scenario.effects).toEqual([])
    await send({ type: 'result.open' })
    expect(at()).toEqual('toDeliveryResult')
    expect(scenario.effects).toEqual([['cod', { orderId: 'o-1', orderNumber: 'PH-1' }]])
  })

  test.each<[string, unknown, CheckoutEvent]>([
    ['ADDRESS_REQUIRED', choosingAddress, { type: 'billing.edit' }],
    ['NOT_FOUND', choosingAddress, { type: 'cart.reload' }],
    ['SHIPPING_REQUIRED', choosingShipping, shipping],
    ['TAX_ID_INVALID', { steps: { billing: 'refused' } }, billing],
    ['OUT_OF_AREA', { steps: { shipping: 'outOfArea' } }, { type: 'address.edit' }],
    ['OUT_OF_STOCK', { steps: { review: 'outOfStock' } }, { type: 'cart.reload' }],
    ['NOT_FOR_SALE', { steps: { review: 'notForSale' } }, { type: 'cart.reload' }],
    ['PRICE_CHANGED', { steps: { review: 'priceChanged' } }, { type: 'cart.reload' }],
    ['IDEMPOTENCY_MISMATCH', { steps: { review: 'mismatch' } }, order],
    ['PAYMENT_UNAVAILABLE', { steps: { channel: 'cannotPayThisWay' } }, cash],
    ['TOO_MANY_UNPAID', { steps: { review: 'tooManyUnpaid' } }, order],
    ['COD_LIMIT', { steps: { review: 'codLimit' } }, { type: 'channel.edit' }],
    ['VALIDATION', { steps: { review: 'refused' } }, { type: 'address.edit' }],
    ['TOO_LARGE', { steps: { review: 'refused' } }, { type: 'billing.edit' }],
    ['UNSUPPORTED_MEDIA_TYPE', { steps: { review: 'refused' } }, { type: 'cart.reload' }],
    ['RATE_LIMITED', { steps: { review: 'busy' } }, { type: 'channel.edit' }],
    ['OVERLOADED', { steps: { review: 'busy' } }, { type: 'channel.edit' }],
    ['INTERNAL', { steps: { review: 'unknown' } }, order],
    ['OFFLINE', { steps: { review: 'unknown' } }, order],
    ['UNAUTHORIZED', { steps: { review: 'unknown' } }, order],
    ['CART_EMPTY', 'cartEmpty', { type: 'cart.reload' }],
  ])('%s leads to %o, where the shopper can act, and a reload does not order', async (code, value, way) => {
    const { scenario, placing, at, state } = await openPlacing()
    await placing.fail({ code, errors: [{ field: 'ci-1', code }] })
    expect(at()).toEqual(value)
    expect(state().context).toMatchObject({ errorCode: code, fieldErrors: { 'ci-1': code } })
    expect(state().can(way)).toBe(true)
    expect(scenario.stored?.isPlacing ?? false).toBe(false)
    await openPage(scenario)
    expect(scenario.placings).toHaveLength(1)
    expect(scenario.emitted).not.toContainEqual(expect.objectContaining({ type: 'order.placed' }))
  })

  test('cash on delivery of a customer who is new to it says that it has to be confirmed', async () => {
    const { placing, state } = await openPlacing(cash)
    await placing.end({ ...placed, confirmBefore: '2026-11-22T07:00:00Z' })
    expect(state().context.order.isUnconfirmed).toBe(true)
  })

  test('how much may be on its way in cash on delivery is kept until the next try', async () => {
    const { placing, at, send, state } = await openPlacing(cash)
    const limit = { orders: 3, total: { amount: 50_000 } }
    await placing.fail({ code: 'COD_LIMIT', limit })
    expect(state().context.limit).toEqual(limit)
    await send({ type: 'channel.edit' }, card)
    expect(at()).toEqual(ready)
    expect(state().context.limit).toBeUndefined()
  })

  test('R2.52 a request that is wrong cannot be ordered again unchanged', async () => {
    const { placing, at, send, state } = await openPlacing()
    await placing.fail({
      code: 'VALIDATION',
      errors: [{ field: 'deliveryAddress.phoneNumber', code: 'pattern' }],
    })
    expect(state().context.fieldErrors).toEqual({ 'deliveryAddress.phoneNumber': 'pattern' })
    expect(state().can(order)).toBe(false)
    await send({ type: 'channel.edit' }, cash)
    expect(at()).toEqual(ready)
    expect(state().context.fieldErrors).toEqual({})
  })

  test.each([
    ['RATE_LIMITED', 30, 30],
    ['OVERLOADED', 5, 5],
    ['RATE_LIMITED', undefined, 60],
  ])(
    '%s waits as long as the server asks (%s), and then orders with the same key',
    async (code, retryAfterSeconds, seconds) => {
      const { scenario, placing, at, send, state, wait } = await openPlacing()
      await placing.fail({ code, retryAfterSeconds })
      expect(state().context.retryAfterSeconds).toBe(seconds)
      expect(state().can(order)).toBe(false)
      await wait(seconds - 0.001)
      expect(at()).toEqual({ steps: { review: 'busy' } })
      await wait(0.001)
      expect(at()).toEqual(ready)
      expect(state().context).toMatchObject({ errorCode: undefined, retryAfterSeconds: 0 })
      await send(order)
      expect(scenario.placings.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
    },
  )

  test('R2.52 R3.12 cards that are not taken lead to the payment channels, as they are now', async () => {
    const { scenario, placing, at, send, state } = await openPlacing()
    scenario.channels = noCards
    await placing.fail({ code: 'PAYMENT_UNAVAILABLE' })
    expect(at()).toEqual({ steps: { channel: 'cannotPayThisWay' } })
    expect(state().can(card)).toBe(false)
    await send(cash, order)
    expect(scenario.placings[1]?.request.paymentChannel).toBe('cashOnDelivery')
    expect(state().context.errorCode).toBeUndefined()
  })

  test('cards that are taken again meanwhile can be chosen again', async () => {
    const { placing, at, send } = await openPlacing()
    await placing.fail({ code: 'PAYMENT_UNAVAILABLE' })
    await send(card)
    expect(at()).toEqual(ready)
  })

  test('what is sold out or no longer sold cannot be ordered before the cart has changed', async () => {
    const { scenario, placing, at, send, state } = await openPlacing()
    await placing.fail({ code: 'OUT_OF_STOCK' })
    expect(state().can(order)).toBe(false)
    scenario.cart = cartOf(1)
    await send({ type: 'cart.reload' }, shipping)
    expect(at()).toEqual(ready)
    expect(state().context.errorCode).toBeUndefined()
  })

  test('a changed price is shown before it is accepted: the cart and the shipping anew', async () => {
    const { scenario, placing, at, send, state } = await openPlacing()
    await placing.fail({ code: 'PRICE_CHANGED' })
    scenario.cart = cartOf(2, 3000)
    scenario.options = [{ ...truck, price: { amount: 500 } }]
    await send({ type: 'cart.reload' })
    expect(at()).toEqual(choosingShipping)
    expect(state().context.before).toEqual(cartOf(2))
    await send(shipping, order)
    expect(state().context.before).toBeUndefined()
    expect(scenario.placings[1]?.request.expectedTotal).toEqual({ amount: 3500 })
  })

  test('what the shopper saw first stays beside the newest cart, also after a second change', async () => {
    const { scenario, send, state } = await openReview()
    const reload = () => send({ type: 'cart.reload' })
    await reload()
    expect(state().context.before).toBeUndefined()
    for (const cart of [cartOf(2, 3000), cartOf(2, 3200), cartOf(2, 3200)]) {
      scenario.cart = cart
      await reload()
      expect(state().context).toMatchObject({ before: cartOf(2), draft: { cart } })
    }
  })

  test.each(['OUT_OF_STOCK', 'NOT_FOR_SALE', 'PRICE_CHANGED'])(
    '%s has the cart read again also where something else is decided anew',
    async (code) => {
      const { scenario, placing, at, send, state } = await openPlacing()
      await placing.fail({ code })
      scenario.cart = cartOf(1)
      await send({ type: 'channel.edit' })
      expect(at()).toEqual(choosingShipping)
      expect(state().context).toMatchObject({ draft: { cart: cartOf(1) }, before: cartOf(2) })
      expect(state().context.errorCode).toBeUndefined()
      await send(shipping, cash, order)
      expect(scenario.placings[1]?.request.expectedTotal).toEqual({ amount: 3260.3 })
    },
  )

  test.each(['OUT_OF_STOCK', 'NOT_FOR_SALE', 'PRICE_CHANGED'])(
    '%s says that the cart is out of date',
    async (code) => {
      const { scenario, placing } = await openPlacing()
      await placing.fail({ code })
      expect(scenario.emitted).toEqual([{ type: 'cart.outdated' }])
    },
  )
})

describe('the idempotency key', () => {
  test('stays the same for one intention, however often it is sent', async () => {
    const { scenario, placing, send } = await openPlacing()
    await placing.fail({ code: 'INTERNAL' })
    await send(order)
    await scenario.placings[1]?.fail({ code: 'INTERNAL' })
    await send({ type: 'channel.edit' }, cash, { type: 'channel.edit' }, card, order)
    expect(scenario.placings.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
    expect(new Set(scenario.placings.map(({ request }) => JSON.stringify(request))).size).toBe(1)
  })

  test('is a new one as soon as the order is another', async () => {
    const { scenario, placing, send } = await openPlacing()
    await placing.fail({ code: 'INTERNAL' })
    await send({ type: 'channel.edit' }, cash, order)
    expect(scenario.placings.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })

  test('is a new one when it belonged to another order', async () => {
    const { scenario, placing, send } = await openPlacing()
    await placing.fail({ code: 'IDEMPOTENCY_MISMATCH' })
    await send(order)
    expect(scenario.placings.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })

  test('is kept before it is sent', async () => {
    const { scenario } = await openPlacing()
    expect(scenario.stored).toMatchObject({ isPlacing: true, intention: { key: 'key-1' } })
  })

  test('that cannot be made sends nothing', async () => {
    const { scenario, at, send } = await openReview(createScenario({ keyRefusal: { code: 'INTERNAL' } }))
    await send(order)
    expect(at()).toEqual({ steps: { review: 'notSent' } })
    expect(scenario.placings).toEqual([])
  })
})
