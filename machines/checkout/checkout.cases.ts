import type {
  Address,
  PaymentChannelOption,
  PickUpBranch,
  ShippingOption,
} from '../../openapi/generated/schema.ts'
import type { FlowCases } from '@phaen/statecharts'
import type { CheckoutDraft, checkoutMachine } from './checkout.machine.ts'
import { sampleCart } from './sample-cart.ts'

const home: Address = {
  id: 'a-1',
  recipientName: 'Somchai',
  phoneNumber: '0812345678',
  addressLine: '99/12',
  subDistrict: 'Bang Rak',
  district: 'Bang Rak',
  province: 'Bangkok',
  postcode: '10500',
  isDefault: true,
  taxId: '0105551234567',
}
const { taxId: _, ...untaxed } = home
const factory: Address = { ...untaxed, id: 'a-2', postcode: '10280', isDefault: false }

const cart = sampleCart(2, 1390.05, 2780.1)
const otherCart = sampleCart(3, 1390.05, 4170.15)
const dearerCart = sampleCart(2, 1400, 2800)

const truck: ShippingOption = {
  shippingId: 's-truck',
  name: 'Truck',
  shippingPricePerWeightIdentifier: 'spw-1',
  price: { amount: 480.2 },
  days: { min: 2, max: 3 },
  available: true,
}
const parcel: ShippingOption = { ...truck, shippingId: 's-parcel', available: false, reason: 'tooLong' }

const branch: PickUpBranch = {
  id: 'nonthaburi',
  name: 'Nonthaburi branch',
  district: 'Mueang Nonthaburi',
  address: '60/12',
  phone: '02-000-0002',
  hours: 'Monday to Saturday',
  mapUrl: 'https://maps.example/',
  readyFrom: '2026-11-27T05:00:00Z',
  readyInHours: 2,
}

const { id: addressBookId, ...place } = home
const { isDefault: __, ...billingAddress } = place
const decidedDraft: CheckoutDraft = {
  customerId: 'c-1',
  cart,
  address: { addressBookId, ...place },
  billingAddress: undefined,
  isBillingAskedAgain: false,
  shipping: truck,
  pickUp: undefined,
  paymentChannel: 'card',
  decided: { address: true, billing: true, shipping: true, channel: true },
  intention: undefined,
  isPlacing: false,
}
const placingDraft: CheckoutDraft = {
  ...decidedDraft,
  intention: {
    key: 'key-0',
    request: {
      deliveryAddress: { addressBookId, ...place },
      billingAddress,
      cartItemIds: ['ci-1'],
      shippingId: 's-truck',
      paymentChannel: 'card',
      shippingPricePerWeightIdentifier: 'spw-1',
      expectedTotal: { amount: 3260.3 },
    },
  },
  isPlacing: true,
}

const cards: PaymentChannelOption = { paymentChannel: 'card', available: true }
const cash: PaymentChannelOption = { paymentChannel: 'cashOnDelivery', available: true }

export const cases: FlowCases<typeof checkoutMachine> = {
  inputs: [
    { customerId: 'c-1', draft: undefined },
    { customerId: 'c-1', draft: decidedDraft },
    { customerId: 'c-1', draft: placingDraft },
  ],
  events: {
    'billing.choose': [
      { billingAddress: undefined },
      {
        billingAddress: {
          recipientName: 'Nice Signs',
          addressLine: '1',
          subDistrict: 'Bang Rak',
          district: 'Bang Rak',
          province: 'Bangkok',
          postcode: '10500',
          taxId: '0105551234567',
        },
      },
    ],
    'shipping.choose': [{ shippingId: 's-truck' }, { shippingId: 's-parcel' }],
    'pickUp.choose': [{ branch }],
    'channel.choose': [{ paymentChannel: 'card' }, { paymentChannel: 'cashOnDelivery' }],
  },
  replies: {
    loadCart: {
      done: [cart, otherCart, dearerCart, { items: [], total: { amount: 0 } }],
      error: [{ code: 'INTERNAL' }],
    },
    addressBook: { done: [{ address: home }, { address: factory }], error: [{ code: 'INTERNAL' }] },
    loadShippingOptions: {
      done: [[parcel, truck], [parcel]],
      error: [
        { code: 'OUT_OF_AREA' },
        { code: 'ADDRESS_REQUIRED' },
        { code: 'NOT_FOUND' },
        { code: 'CART_EMPTY' },
        { code: 'INTERNAL' },
      ],
    },
    loadChannels: {
      done: [
        [cards, cash],
        [{ ...cards, available: false, reason: 'notOffered' }, cash],
        [{ ...cards, available: false, reason: 'notOffered' }],
      ],
      error: [{ code: 'INTERNAL' }],
    },
    makeKey: { done: [{ key: 'key-1' }], error: [{ code: 'INTERNAL' }] },
    placeOrder: {
      done: [
        {
          orderId: 'o-1',
          orderNumber: 'PH-1',
          paymentStatus: 'pending',
          redirectUrl: 'https://pay.example.com/p/pa-1',
        },
        { orderId: 'o-1', orderNumber: 'PH-1', paymentStatus: 'pending' },
        {
          orderId: 'o-1',
          orderNumber: 'PH-1',
          paymentStatus: 'pending',
          confirmBefore: '2024-11-22T03:00:00Z',
        },
      ],
      error: [
        { code: 'CART_EMPTY' },
        { code: 'ADDRESS_REQUIRED' },
        { code: 'TAX_ID_INVALID' },
        { code: 'SHIPPING_REQUIRED' },
        { code: 'OUT_OF_AREA' },
        { code: 'OUT_OF_STOCK', errors: [{ field: 'ci-1', code: 'OUT_OF_STOCK' }] },
        { code: 'NOT_FOR_SALE', errors: [{ field: 'ci-1', code: 'NOT_FOR_SALE' }] },
        { code: 'PRICE_CHANGED', errors: [{ field: 'ci-1', code: 'PRICE_CHANGED' }] },
        { code: 'IDEMPOTENCY_MISMATCH' },
        { code: 'PAYMENT_UNAVAILABLE' },
        { code: 'TOO_MANY_UNPAID' },
        { code: 'COD_LIMIT', limit: { orders: 3, total: { amount: 50_000 } } },
        { code: 'VALIDATION', errors: [{ field: 'deliveryAddress.phoneNumber', code: 'pattern' }] },
        { code: 'RATE_LIMITED', retryAfterSeconds: 30 },
        { code: 'OVERLOADED' },
        { code: 'INTERNAL' },
      ],
    },
  },
  // These paths load or enter data first, so that the test can observe its removal.
  stories: [
    // As most shoppers go, so that a path through the page chooses each of the four.
    [
      { actor: 'loadCart', done: cart },
      { actor: 'addressBook', done: { address: home } },
      { send: { type: 'billing.choose', billingAddress: undefined } },
      { actor: 'loadShippingOptions', done: [parcel, truck] },
      { send: { type: 'shipping.choose', shippingId: 's-truck' } },
      { actor: 'loadChannels', done: [cards, cash] },
      { send: { type: 'channel.choose', paymentChannel: 'card' } },
    ],
    [
      { actor: 'loadCart', done: cart },
      { actor: 'addressBook', done: { address: home } },
      { send: { type: 'session.ended' } },
    ],
    [
      { actor: 'loadCart', done: cart },
      { actor: 'addressBook', done: { address: home } },
      { send: { type: 'billing.choose', billingAddress: undefined } },
      { actor: 'loadShippingOptions', error: { code: 'CART_EMPTY' } },
      { send: { type: 'cart.reload' } },
    ],
  ],
}
