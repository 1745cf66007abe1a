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

  test('by another customer sends nothing of the one before, and shows nothing of it', async () => {
    const { scenario, page } = await openPlacing()
    page.stop()
    scenario.customerId = 'c-2'
    const { at, state } = await openPage(scenario)
    expect(at()).toEqual(choosingAddress)
    expect(scenario.placings).toHaveLength(1)
    expect(state().context.draft).toMatchObject({
      customerId: 'c-2',
      address: undefined,
      intention: undefined,
    })
    expect(scenario.stored?.customerId).toBe('c-2')
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

  test('that cannot read the cart can be tried again', async () => {
    const scenario = createScenario({ cartRefusal: { code: 'INTERNAL' } })
    const { at, send, state } = await openPage(scenario)
    expect(at()).toEqual('cartFailed')
    scenario.cartRefusal = undefined
    await send({ type: 'cart.reload' })
    expect(at()).toEqual(choosingAddress)
    expect(state().context.errorCode).toBeUndefined()
  })
})

describe('a session', () => {
  const ranOut: CheckoutEvent = { type: 'session.ended', by: 'refresh' }
  const back: CheckoutEvent = { type: 'session.began', customerId: 'c-1' }

  test('that runs out pauses, and a sign-in goes on where it was', async () => {
    const { at, send } = await openReview()
    await send({ type: 'shipping.edit' }, ranOut)
    expect(at()).toEqual('paused')
    await send(back)
    expect(at()).toEqual(choosingShipping)
  })

  test('that runs out while the cart is read pauses too', async () => {
    const scenario = createScenario({ cartRefusal: { code: 'UNAUTHORIZED' } })
    const { at, send } = await openPage(scenario)
    expect(at()).toEqual('paused')
    await send(ranOut)
    expect(at()).toEqual('paused')
    scenario.cartRefusal = undefined
    await send(back)
    expect(at()).toEqual(choosingAddress)
  })

  test.each(['by the answer', 'by the event'])(
    'that runs out %s while placing goes on with the same order',
    async (how) => {
      const { scenario, placing, at, send } = await openPlacing()
      if (how === 'by the answer') await placing.fail({ code: 'UNAUTHORIZED' })
      else await send(ranOut)
      expect(at()).toEqual('paused')
      expect(scenario.stored?.isPlacing).toBe(true)
      await send(back)
      expect(at()).toEqual({ placing: 'sending' })
      expect(scenario.placings[1]).toMatchObject({ key: placing.key, request: placing.request })
    },
  )

  test('of somebody else begins anew and shows nothing of the one before', async () => {
    const { scenario, placing, at, send, state } = await openPlacing()
    await placing.fail({ code: 'UNAUTHORIZED' })
    await send({ type: 'session.began', customerId: 'c-2' })
    expect(at()).toEqual(choosingAddress)
    expect(state().context.draft).toMatchObject({
      customerId: 'c-2',
      address: undefined,
      intention: undefined,
      isPlacing: false,
    })
    expect(scenario.stored?.address).toBeUndefined()
    expect(scenario.placings).toHaveLength(1)
  })

  test('of somebody else is noticed wherever the checkout is', async () => {
    const { scenario, at, send, state } = await openReview()
    await send({ type: 'session.began', customerId: 'c-1' })
    expect(at()).toEqual(ready)
    await send({ type: 'session.began', customerId: 'c-2' })
    expect(at()).toEqual(choosingAddress)
    expect(state().context.draft).toMatchObject({ customerId: 'c-2', address: undefined })
    expect(scenario.stored?.customerId).toBe('c-2')
  })

  test('that runs out leaves no refusal behind for the next one', async () => {
    const { placing, send, state } = await openPlacing()
    await placing.fail({ code: 'OUT_OF_STOCK' })
    await send(ranOut)
    expect(state().context.errorCode).toBeUndefined()
  })

  test.each(['signOut', 'otherTab'] as const)('that is ended by %s leaves nothing behind', async (by) => {
    const { scenario, at, send, state } = await openReview()
    await send({ type: 'session.ended', by })
    expect(at()).toEqual('abandoned')
    expect(scenario.stored).toBeUndefined()
    expect(state().context.draft.address).toBeUndefined()
  })

  test('that is ended while the server asks to wait leaves no refusal and no choice behind', async () => {
    const { placing, at, send, state } = await openPlacing()
    await placing.fail({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 5,
      errors: [{ field: 'ci-1', code: 'OUT_OF_STOCK' }],
    })
    expect(at()).toEqual({ steps: { review: 'busy' } })
    expect(state().context).toMatchObject({ retryAfterSeconds: 5, fieldErrors: { 'ci-1': 'OUT_OF_STOCK' } })
    await send({ type: 'session.ended', by: 'signOut' })
    expect(state().context).toMatchObject({
      options: [],
      channels: [],
      errorCode: undefined,
      retryAfterSeconds: 0,
    })
    expect(state().context.fieldErrors).toEqual({})
  })
})
