import type { FlowCases } from '@phaen/statecharts'
import type { CartLine } from '../../openapi/generated/schema.ts'
import type { orderActionsMachine } from './order-actions.machine.ts'

const items = [
  { productId: 'p-1001', variantId: 'v-1001-1', name: 'อะคริลิกใส', quantity: 2 },
  { productId: 'p-1002', variantId: 'v-1002-1', name: 'พลาสวูด', quantity: 1 },
]

const acrylic: CartLine = {
  productId: 'p-1001',
  variantId: 'v-1001-1',
  quantity: 2,
  weight: { value: 1.2, unit: 'kilogram' },
}

const plaswood: CartLine = { ...acrylic, productId: 'p-1002', variantId: 'v-1002-1', quantity: 1 }

export const cases: FlowCases<typeof orderActionsMachine> = {
  events: {
    'order.confirm': [{ orderId: 'o-4', phoneNumber: '0812345678' }],
    'order.pay': [{ orderId: 'o-1' }],
    'order.cancel': [{ orderId: 'o-2' }],
    'order.again': [{ orderId: 'o-3', items }],
  },
  replies: {
    otp: { done: [{ otp: '123456', refCode: 'AB12' }], error: [{ code: 'INTERNAL' }] },
    confirmOrder: { done: [{}], error: [{ code: 'OTP_EXPIRED' }, { code: 'ORDER_NOT_ALLOWED' }] },
    startPayment: {
      done: [{ redirectUrl: 'https://pay.example.com/p/pa-2' }],
      error: [{ code: 'ALREADY_PAID' }],
    },
    cancelOrder: { done: [{}], error: [{ code: 'ORDER_NOT_ALLOWED' }] },
    findLines: {
      done: [
        { found: [acrylic], missing: [{ name: 'พลาสวูด', reason: 'soldOut', quantity: 0 }] },
        { found: [], missing: [] },
      ],
      error: [{ code: 'INTERNAL' }],
    },
    addLines: { done: [[acrylic]], error: [{ code: 'OUT_OF_STOCK' }] },
  },
  // These paths enter data first, so that the test can observe its removal.
  stories: [
    [
      { send: { type: 'order.pay', orderId: 'o-1' } },
      { actor: 'startPayment', error: { code: 'ALREADY_PAID' } },
      { send: { type: 'order.pay', orderId: 'o-2' } },
    ],
    [
      { send: { type: 'order.again', orderId: 'o-3', items } },
      {
        actor: 'findLines',
        done: { found: [acrylic], missing: [{ name: 'พลาสวูด', reason: 'soldOut', quantity: 0 }] },
      },
      { actor: 'addLines', done: [acrylic] },
      { send: { type: 'order.cancel', orderId: 'o-2' } },
    ],
    // The cart took the first lines of many.
    [
      { send: { type: 'order.again', orderId: 'o-3', items } },
      { actor: 'findLines', done: { found: [acrylic, plaswood], missing: [] } },
      { actor: 'addLines', done: [acrylic] },
    ],
    [
      { send: { type: 'order.confirm', orderId: 'o-4', phoneNumber: '0812345678' } },
      { actor: 'otp', done: { otp: '123456', refCode: 'AB12' } },
      { actor: 'confirmOrder', error: { code: 'OTP_EXPIRED' } },
      { actor: 'otp', done: { otp: '654321', refCode: 'CD34' } },
      { actor: 'confirmOrder', done: {} },
    ],
  ],
}
