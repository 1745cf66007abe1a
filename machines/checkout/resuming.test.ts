import { describe, expect, test } from 'vitest'
import { totalOf } from './checkout.machine.ts'
import {
  type CheckoutEvent,
  createScenario,
  billing,
  card,
  cartOf,
  choosingAddress,
  choosingChannel,
  choosingShipping,
  home,
  openPage,
  openPlacing,
  openReview,
  placed,
  ready,
  shipping,
  truck,
} from './checkout.fixture.ts'

describe('a reload', () => {
  test('goes on at its step, with all that was decided', async () => {
    const scenario = createScenario()
    const reloadedAt = async (value: unknown) => {
      const opened = await openPage(scenario)
      expect(opened.at()).toEqual(value)
      return opened
    }
    await (await reloadedAt(choosingAddress)).chooseAddress(home)
    await (await reloadedAt({ steps: { billing: 'choosing' } })).send(billing)
    await (await reloadedAt(choosingShipping)).send(shipping)
    await (await reloadedAt(choosingChannel)).send(card)
    const { state, send } = await reloadedAt(ready)
    await send({ type: 'billing.edit' })
    await reloadedAt({ steps: { billing: 'choosing' } })
    expect(totalOf(state().context.draft)).toEqual({ amount: 3260.3 })
  })

  test('in the middle of placing asks for the same order again, with the same key', async () => {
    const { scenario, page, placing } = await openPlacing()
    page.stop()
    const { at } = await openPage(scenario)
    expect(at()).toEqual({ placing: 'sending' })
    expect(scenario.placings).toHaveLength(2)
    expect(scenario.placings[1]).toMatchObject({ key: placing.key, request: placing.request })
  })

  test('with an empty cart has nothing to order', async () => {
    const { scenario } = await openReview()
    scenario.cart = { items: [], total: { amount: 0 } }
    const { at, send } = await openPage(scenario)
    expect(at()).toEqual('cartEmpty')
    expect(scenario.stored).toBeUndefined()
    scenario.cart = cartOf(1)
    await send({ type: 'cart.reload' })
    expect(at()).toEqual(choosingShipping)
  })

  test('in another language has the shipping that was decided in its words', async () => {
    const { scenario, at, send, state } = await openReview()
    scenario.cart = { ...cartOf(2), inNewWords: { shipping: { ...truck, name: 'รถขนส่ง' } } }
    await send({ type: 'cart.reload' })
    expect(at()).toEqual(ready)
    expect(state().context.draft.shipping).toEqual({ ...truck, name: 'รถขนส่ง' })
    expect(state().context.draft.cart).toEqual(cartOf(2))
    expect(scenario.stored?.shipping?.name).toBe('รถขนส่ง')
  })

  test.each(['INTERNAL', 'UNAUTHORIZED'])(
    'that cannot read the cart can be tried again: %s',
    async (code) => {
      const scenario = createScenario({ cartRefusal: { code } })
      const { at, send, state } = await openPage(scenario)
      expect(at()).toEqual('cartFailed')
      scenario.cartRefusal = undefined
      await send({ type: 'cart.reload' })
      expect(at()).toEqual(choosingAddress)
      expect(state().context.errorCode).toBeUndefined()
    },
  )
})

describe('a session that ends', () => {
  const ended: CheckoutEvent = { type: 'session.ended' }

  test('leaves what was decided to the next page of the customer', async () => {
    const { scenario, at, send } = await openReview()
    await send({ type: 'shipping.edit' }, ended)
    expect(at()).toEqual('left')
    expect((await openPage(scenario)).at()).toEqual(choosingShipping)
  })

  test('while placing leaves the same order to the next page', async () => {
    const { scenario, placing, at, send } = await openPlacing()
    await send(ended)
    expect(at()).toEqual('left')
    expect((await openPage(scenario)).at()).toEqual({ placing: 'sending' })
    expect(scenario.placings[1]).toMatchObject({ key: placing.key, request: placing.request })
  })

  test('shows a placed order to nobody', async () => {
    const { placing, send, state } = await openPlacing()
    await placing.end({ ...placed, redirectUrl: 'https://pay.example.com/p/1' })
    await send(ended)
    expect(state().context.order.orderId).toBe('')
  })

  test('while the server asks to wait leaves no refusal and no choice behind', async () => {
    const { placing, at, send, state } = await openPlacing()
    await placing.fail({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 5,
      errors: [{ field: 'ci-1', code: 'OUT_OF_STOCK' }],
    })
    expect(at()).toEqual({ steps: { review: 'busy' } })
    expect(state().context).toMatchObject({ retryAfterSeconds: 5, fieldErrors: { 'ci-1': 'OUT_OF_STOCK' } })
    await send(ended)
    expect(state().context).toMatchObject({
      options: [],
      channels: [],
      errorCode: undefined,
      retryAfterSeconds: 0,
    })
    expect(state().context.draft.address).toBeUndefined()
    expect(state().context.fieldErrors).toEqual({})
  })
})
