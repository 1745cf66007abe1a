import type { InputFrom, OutputFrom } from 'xstate'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Address } from '../../openapi/generated/schema.ts'
import type { addressBookMachine } from '../address-book/address-book.machine.ts'
import { totalOf } from './checkout.machine.ts'
import {
  type Scenario,
  createScenario,
  addressBookId,
  billing,
  card,
  cartOf,
  cash,
  choosingAddress,
  choosingChannel,
  choosingShipping,
  factory,
  home,
  noCards,
  office,
  openPage,
  place,
  truck,
  openPlacing,
  openReview,
  order,
  parcel,
  ready,
  shipping,
} from './checkout.fixture.ts'

describe('the steps', () => {
  test('R1.9 R1.10 follow one another: address, billing, shipping, payment channel', async () => {
    const { at, send, chooseAddress, state } = await openPage(createScenario())
    expect(at()).toEqual(choosingAddress)
    expect(state().can(order)).toBe(false)
    await chooseAddress(home)
    expect(at()).toEqual({ steps: { billing: 'choosing' } })
    await send(billing)
    expect(at()).toEqual(choosingShipping)
    await send(shipping)
    expect(at()).toEqual(choosingChannel)
    await send(card)
    expect(at()).toEqual(ready)
    expect(state().can(order)).toBe(true)
  })

  test('R3.8 R3.9 R3.10 R3.11 R3.12 R3.13 make the payload of the checkout', async () => {
    const scenario = createScenario()
    const { send, chooseAddress } = await openPage(scenario)
    await chooseAddress(home)
    await send({ type: 'billing.choose', billingAddress: office }, shipping, card, order)
    expect(scenario.placings[0]?.request).toEqual({
      deliveryAddress: { addressBookId, ...place },
      billingAddress: office,
      cartItemIds: ['ci-1'],
      shippingId: 's-truck',
      shippingPricePerWeightIdentifier: 'spw-1',
      paymentChannel: 'card',
      expectedTotal: { amount: 3260.3 },
    })
  })

  test('R3.9 an invoice to the delivery address is sent as an address of its own', async () => {
    const { placing } = await openPlacing()
    const { isDefault: _, ...billingAddress } = place
    expect(placing.request.billingAddress).toEqual(billingAddress)
  })

  test('the bill is exact to the satang', () => {
    const shippingAt = (amount: number) => ({ ...truck, price: { amount } })
    expect(totalOf({ cart: cartOf(1, 0.1), shipping: shippingAt(0.2) })).toEqual({ amount: 0.3 })
    expect(totalOf({ cart: cartOf(1, 4.35), shipping: undefined })).toEqual({ amount: 4.35 })
  })

  test('can be opened again; what was decided before stays chosen', async () => {
    const { scenario, at, send, state } = await openReview()
    await send({ type: 'billing.edit' })
    expect(at()).toEqual({ steps: { billing: 'choosing' } })
    await send({ type: 'billing.choose', billingAddress: office })
    expect(at()).toEqual(ready)
    await send({ type: 'channel.edit' })
    expect(at()).toEqual(choosingChannel)
    expect(state().context.draft.paymentChannel).toBe('card')
    await send(cash, { type: 'shipping.edit' })
    expect(at()).toEqual(choosingShipping)
    await send({ type: 'address.edit' })
    expect(at()).toEqual(choosingAddress)
    expect(scenario.books.at(-1)).toEqual({ wantsAll: true, chosenId: 'a-1' })
  })

  test('cannot be opened again before they were decided', async () => {
    const { state } = await openPage(createScenario())
    for (const step of ['address', 'billing', 'shipping', 'channel'] as const) {
      expect(state().can({ type: `${step}.edit` })).toBe(false)
    }
  })

  test('another address asks for the shipping again, the same one does not', async () => {
    const { scenario, at, send, chooseAddress } = await openReview()
    await send({ type: 'address.edit' })
    await chooseAddress(home)
    expect(at()).toEqual(ready)
    await send({ type: 'address.edit' })
    await chooseAddress(factory)
    expect(at()).toEqual(choosingShipping)
    expect(scenario.places).toEqual([
      { addressBookId: 'a-1', postcode: '10500', cartItemIds: ['ci-1'] },
      { addressBookId: 'a-2', postcode: '10280', cartItemIds: ['ci-1'] },
    ])
  })

  test('a cart with other lines asks for the shipping again, other prices alone do not', async () => {
    const { scenario, at, send, state } = await openReview()
    scenario.cart = cartOf(2, 3000)
    await send({ type: 'cart.reload' })
    expect(at()).toEqual(ready)
    expect(totalOf(state().context.draft)).toEqual({ amount: 3480.2 })
    scenario.cart = cartOf(3)
    await send({ type: 'cart.reload' })
    expect(at()).toEqual(choosingShipping)
  })

  test('the address book is the one that the profile has', () => {
    expectTypeOf<{ wantsAll: boolean; chosenId: string | undefined }>().toExtend<
      InputFrom<typeof addressBookMachine>
    >()
    expectTypeOf<OutputFrom<typeof addressBookMachine>>().toExtend<{ address: Address }>()
  })

  test('the address book that cannot be opened can be tried again', async () => {
    const { at, send, failAddressBook, state } = await openPage(createScenario())
    await failAddressBook({ code: 'INTERNAL' })
    expect(at()).toEqual({ steps: { address: 'failed' } })
    await send({ type: 'address.retry' })
    expect(at()).toEqual(choosingAddress)
    expect(state().context.errorCode).toBeUndefined()
  })
})

describe('the shipping', () => {
  async function openShipping(changes: Partial<Scenario>) {
    const scenario = createScenario(changes)
    const opened = await openPage(scenario)
    await opened.chooseAddress(home)
    await opened.send(billing)
    return { scenario, ...opened }
  }

  test('is chosen from what is available', async () => {
    const { state } = await openShipping({})
    expect(state().can({ type: 'shipping.choose', shippingId: 's-parcel' })).toBe(false)
    expect(state().can({ type: 'shipping.choose', shippingId: 's-none' })).toBe(false)
    expect(state().can(shipping)).toBe(true)
  })

  test('that suits nothing says so; another address or another cart helps', async () => {
    const { at, state } = await openShipping({ options: [parcel] })
    expect(at()).toEqual({ steps: { shipping: 'nothingSuits' } })
    expect(state().context.options).toEqual([parcel])
    expect(state().can({ type: 'address.edit' })).toBe(true)
    expect(state().can({ type: 'cart.reload' })).toBe(true)
  })

  test.each([
    ['OUT_OF_AREA', { steps: { shipping: 'outOfArea' } }],
    ['ADDRESS_REQUIRED', choosingAddress],
    ['NOT_FOUND', choosingAddress],
    ['CART_EMPTY', 'cartEmpty'],
    ['UNAUTHORIZED', { steps: { shipping: 'failed' } }],
    ['INTERNAL', { steps: { shipping: 'failed' } }],
  ])('%s leads to %o', async (code, value) => {
    const { at } = await openShipping({ optionsRefusal: { code } })
    expect(at()).toEqual(value)
  })

  test('whose address is gone asks for another address, also after a reload', async () => {
    const { scenario } = await openShipping({ optionsRefusal: { code: 'NOT_FOUND' } })
    expect(scenario.stored?.decided.address).toBe(false)
    expect((await openPage(scenario)).at()).toEqual(choosingAddress)
  })

  test('that could not be read can be tried again', async () => {
    const { scenario, at, send, state } = await openShipping({ optionsRefusal: { code: 'INTERNAL' } })
    scenario.optionsRefusal = undefined
    await send({ type: 'shipping.retry' })
    expect(at()).toEqual(choosingShipping)
    expect(state().context.errorCode).toBeUndefined()
  })
})

describe('the payment channels', () => {
  async function openChannel(changes: Partial<Scenario>) {
    const scenario = createScenario(changes)
    const opened = await openPage(scenario)
    await opened.chooseAddress(home)
    await opened.send(billing, shipping)
    return { scenario, ...opened }
  }

  test('are asked for before the shopper chooses; one that is not available cannot be chosen, and says why', async () => {
    const { at, state, send } = await openChannel({ channels: noCards })
    expect(at()).toEqual(choosingChannel)
    expect(state().context.channels).toEqual(noCards)
    expect(state().can(card)).toBe(false)
    await send(cash)
    expect(at()).toEqual(ready)
  })

  test('of which none can be chosen can be asked for again', async () => {
    const { scenario, at, state, send } = await openChannel({ channels: noCards.slice(0, 1) })
    expect(at()).toEqual({ steps: { channel: 'nothingAvailable' } })
    expect(state().can(cash)).toBe(false)
    scenario.channels = noCards
    await send({ type: 'channel.retry' }, cash)
    expect(at()).toEqual(ready)
  })

  test('that could not be read can be asked for again', async () => {
    const { scenario, at, state, send } = await openChannel({ channelsRefusal: { code: 'INTERNAL' } })
    expect(at()).toEqual({ steps: { channel: 'failed' } })
    expect(state().context.errorCode).toBe('INTERNAL')
    scenario.channelsRefusal = undefined
    await send({ type: 'channel.retry' })
    expect(at()).toEqual(choosingChannel)
    expect(state().context.errorCode).toBeUndefined()
  })
})
