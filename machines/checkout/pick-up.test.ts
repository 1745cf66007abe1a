import { expect, test } from 'vitest'
import type { PickUpBranch } from '../../openapi/generated/schema.ts'
import {
  billing,
  card,
  cartOf,
  cash,
  type CheckoutEvent,
  choosingChannel,
  choosingShipping,
  createScenario,
  factory,
  home,
  openPage,
  openReview,
  order,
  ready,
} from './checkout.fixture.ts'

const branch: PickUpBranch = {
  id: 'nonthaburi',
  name: 'Nonthaburi branch',
  district: 'Mueang Nonthaburi',
  address: '60/12',
  phone: '02-000-0002',
  hours: 'Monday to Saturday',
  mapUrl: 'https://maps.example/',
  readyFrom: '2026-11-27T05:00:00Z',
}
const pickUp: CheckoutEvent = { type: 'pickUp.choose', branch }
const atCounter: CheckoutEvent = { type: 'channel.choose', paymentChannel: 'payAtCounter' }
const withCounter = () =>
  createScenario({
    channels: (['card', 'cashOnDelivery', 'payAtCounter'] as const).map((paymentChannel) => ({
      paymentChannel,
      available: true,
    })),
  })

test('R21.20 who picks up needs no address, pays no shipping, and pays at the counter', async () => {
  const scenario = withCounter()
  const { send, at } = await openPage(scenario)
  await send(pickUp, billing)
  expect(at()).toEqual(choosingChannel)
  await send(cash)
  expect(at(), 'a carrier would take this money').toEqual(choosingChannel)
  await send(atCounter)
  expect(at()).toEqual(ready)
  await send(order)
  expect(scenario.placings[0]?.request).toEqual({
    pickUpBranchId: 'nonthaburi',
    cartItemIds: ['ci-1'],
    paymentChannel: 'payAtCounter',
    expectedTotal: { amount: 2780.1 },
  })
})

test('R21.20 whose address is outside the delivery area picks up instead', async () => {
  const scenario = createScenario({ optionsRefusal: { code: 'OUT_OF_AREA' } })
  const { send, at, chooseAddress } = await openPage(scenario)
  await chooseAddress(home)
  await send(billing)
  expect(at()).toEqual({ steps: { shipping: 'outOfArea' } })
  await send(pickUp, card)
  expect(at()).toEqual(ready)
})

test('R21.20 a branch takes the place of a carrier, and the invoice still names the address', async () => {
  const { send, state, at } = await openReview(withCounter(), cash)
  await send({ type: 'shipping.edit' }, pickUp)
  expect(at(), 'the carrier would have taken the money').toEqual(choosingChannel)
  const { shipping, billingAddress } = state().context.draft
  expect(shipping).toBeUndefined()
  expect(billingAddress).toMatchObject({ recipientName: home.recipientName })
})

test('R21.20 the branch is named in the language in which the cart is read again', async () => {
  const { scenario, send, state, at } = await openReview(withCounter(), cash)
  await send({ type: 'shipping.edit' }, pickUp, atCounter)
  const inThai = { ...branch, name: 'สาขานนทบุรี' }
  scenario.cart = { ...cartOf(2), inNewWords: { pickUp: inThai } }
  await send({ type: 'cart.reload' })
  expect(at()).toEqual(ready)
  expect(state().context.draft.pickUp).toEqual(inThai)
})

test('R21.20 another address takes the place of the branch', async () => {
  const { send, state, at, chooseAddress } = await openReview()
  await send({ type: 'shipping.edit' }, pickUp)
  expect(at()).toEqual(ready)
  await send({ type: 'address.edit' })
  await chooseAddress(factory)
  expect(at()).toEqual(choosingShipping)
  expect(state().context.draft.pickUp).toBeUndefined()
})

test('R21.20 without an address, who does not want the branch any more is asked for one', async () => {
  const { send, at } = await openPage(withCounter())
  await send(pickUp, billing, atCounter, { type: 'shipping.edit' })
  expect(at()).toEqual({ steps: { address: 'choosing' } })
})
