import { createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import type {
  Address,
  BillingAddress,
  CheckoutRequest,
  CheckoutResult,
  PaymentChannelOption,
  ShippingOption,
} from '../../openapi/generated/schema.ts'
import { areaOf, englishAddress } from '../../tests/support/addresses.ts'
import {
  type CartReading,
  type CheckoutDraft,
  type CheckoutCart,
  checkoutMachine,
} from './checkout.machine.ts'
import { sampleCart } from './sample-cart.ts'

export type CheckoutEvent = EventFrom<typeof checkoutMachine>

/** A shopper's scenario: the server's responses, the draft stored in the browser, and the recorded calls. */
export interface Scenario {
  customerId: string
  cart: CartReading
  cartRefusal: unknown
  options: ShippingOption[]
  optionsRefusal: unknown
  channels: PaymentChannelOption[]
  channelsRefusal: unknown
  keyRefusal: unknown
  keys: number
  stored: CheckoutDraft | undefined
  places: unknown[]
  books: unknown[]
  placings: Placing[]
  effects: unknown[]
  emitted: unknown[]
}

interface Placing {
  key: string
  request: CheckoutRequest
  end: (result: CheckoutResult) => Promise<void>
  fail: (error: unknown) => Promise<void>
}

const settled = () => new Promise<void>((done) => setImmediate(done))

export const home: Address = { ...englishAddress, id: 'a-1', isDefault: true }
export const factory: Address = { ...home, id: 'a-2', postcode: '10280', isDefault: false }
export const office: BillingAddress = {
  ...areaOf(englishAddress),
  recipientName: 'Nice Signs',
  addressLine: '1',
  taxId: '0105551234567',
}
export const truck: ShippingOption = {
  shippingId: 's-truck',
  name: 'Truck',
  shippingPricePerWeightIdentifier: 'spw-1',
  price: { amount: 480.2 },
  days: { min: 2, max: 3 },
  available: true,
}
export const parcel: ShippingOption = {
  ...truck,
  shippingId: 's-parcel',
  available: false,
  reason: 'tooLong',
}
const everyChannel: PaymentChannelOption[] = [
  { paymentChannel: 'card', available: true },
  { paymentChannel: 'cashOnDelivery', available: true },
]
export const noCards: PaymentChannelOption[] = [
  { paymentChannel: 'card', available: false, reason: 'notOffered' },
  { paymentChannel: 'cashOnDelivery', available: true },
]
export const cartOf = (quantity: number, amount = 2780.1): CheckoutCart =>
  sampleCart(quantity, amount / quantity, amount)
export const placed: CheckoutResult = { orderId: 'o-1', orderNumber: 'PH-1', paymentStatus: 'pending' }
export const { id: addressBookId, ...place } = home

export const createScenario = (changes: Partial<Scenario> = {}): Scenario => ({
  customerId: 'c-1',
  cart: cartOf(2),
  cartRefusal: undefined,
  options: [parcel, truck],
  optionsRefusal: undefined,
  channels: everyChannel,
  channelsRefusal: undefined,
  keyRefusal: undefined,
  keys: 0,
  stored: undefined,
  places: [],
  books: [],
  placings: [],
  effects: [],
  emitted: [],
  ...changes,
})

/** Opens a checkout page in the scenario; opening a second one simulates a reload. */
export async function openPage(scenario: Scenario) {
  let choose: (address: Address) => void = () => {}
  let breakBook: (error: unknown) => void = () => {}
  const clock = new SimulatedClock()
  const page = createActor(
    checkoutMachine.provide({
      actors: {
        loadCart: fromPromise(async () => {
          if (scenario.cartRefusal) throw scenario.cartRefusal
          return scenario.cart
        }),
        addressBook: fromPromise<{ address: Address }, { wantsAll: boolean; chosenId: string | undefined }>(
          ({ input }) => {
            scenario.books.push(input)
            return new Promise((end, fail) => {
              choose = (address) => end({ address })
              breakBook = fail
            })
          },
        ),
        loadShippingOptions: fromPromise(async ({ input }) => {
          scenario.places.push(input)
          if (scenario.optionsRefusal) throw scenario.optionsRefusal
          return scenario.options
        }),
        loadChannels: fromPromise(async () => {
          if (scenario.channelsRefusal) throw scenario.channelsRefusal
          return scenario.channels
        }),
        makeKey: fromPromise(async () => {
          if (scenario.keyRefusal) throw scenario.keyRefusal
          scenario.keys += 1
          return { key: `key-${scenario.keys}` }
        }),
        placeOrder: fromPromise(
          ({ input }) =>
            new Promise((end, fail) =>
              scenario.placings.push({
                ...input,
                end: (result) => (end(result), settled()),
                fail: (error) => (fail(error), settled()),
              }),
            ),
        ),
      },
      actions: {
        saveDraft: (_, { draft }) => (scenario.stored = JSON.parse(JSON.stringify(draft))),
        dropDraft: () => (scenario.stored = undefined),
        openPaymentPage: (_, params) => scenario.effects.push(params),
        openPaymentResult: (_, params) => scenario.effects.push(['result', params]),
        openDeliveryResult: (_, params) => scenario.effects.push(['cod', params]),
      },
    }),
    { clock, input: { customerId: scenario.customerId, draft: scenario.stored } },
  )
  page.on('*', (event) => scenario.emitted.push(event))
  page.start()
  await settled()
  const state = () => page.getSnapshot()
  const at = () => state().value
  const send = async (...events: CheckoutEvent[]) => {
    for (const event of events) {
      page.send(event)
      await settled()
    }
  }
  const wait = async (seconds: number) => {
    clock.increment(seconds * 1000)
    await settled()
  }
  const chooseAddress = async (address: Address) => {
    choose(address)
    await settled()
  }
  const failAddressBook = async (error: unknown) => {
    breakBook(error)
    await settled()
  }
  return { page, state, at, send, wait, chooseAddress, failAddressBook }
}

export const billing: CheckoutEvent = { type: 'billing.choose', billingAddress: undefined }
export const shipping: CheckoutEvent = { type: 'shipping.choose', shippingId: 's-truck' }
export const card: CheckoutEvent = { type: 'channel.choose', paymentChannel: 'card' }
export const cash: CheckoutEvent = { type: 'channel.choose', paymentChannel: 'cashOnDelivery' }
export const order: CheckoutEvent = { type: 'checkout.place' }

export const ready = { steps: { review: 'ready' } }
export const choosingAddress = { steps: { address: 'choosing' } }
export const choosingShipping = { steps: { shipping: 'choosing' } }
export const choosingChannel = { steps: { channel: 'choosing' } }

export async function openReview(scenario = createScenario(), channel = card) {
  const opened = await openPage(scenario)
  await opened.chooseAddress(home)
  await opened.send(billing, shipping, channel)
  return { scenario, ...opened }
}

export async function openPlacing(channel = card, scenario = createScenario()) {
  const opened = await openReview(scenario, channel)
  await opened.send(order)
  const placing = opened.scenario.placings[0]
  if (!placing) throw new Error('nothing was sent')
  return { ...opened, placing }
}
