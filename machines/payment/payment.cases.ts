import type { FlowCases, Story } from '@phaen/statecharts'
import type { paymentMachine, PaymentView } from './payment.machine.ts'

type Look = Story<typeof paymentMachine>[number]

const inProcess: PaymentView = {
  id: 'o-1',
  orderNumber: 'PH-241121-0001',
  total: { amount: 7330 },
  paymentChannel: 'card',
  payment: 'pending',
  fulfilment: 'pending',
  canPay: true,
  isInProcess: true,
  attempts: [{ id: 'pa-1', at: '2024-11-21T03:00:10Z', state: 'pending' }],
}

const tried = (state: 'failed' | 'expired' | 'paid'): PaymentView['attempts'] => [
  { id: 'pa-1', at: '2024-11-21T03:00:10Z', state },
]

const abandoned: PaymentView = { ...inProcess, isInProcess: false }
const byTransfer: PaymentView = { ...abandoned, paymentChannel: 'promptPay' }
const failed: PaymentView = { ...abandoned, payment: 'failed', attempts: tried('failed') }
const paid: PaymentView = { ...abandoned, payment: 'paid', canPay: false, attempts: tried('paid') }

export const cases: FlowCases<typeof paymentMachine> = {
  inputs: [{ orderId: 'o-1' }],
  events: {
    'payment.changeChannel': [{ paymentChannel: 'promptPay' }, { paymentChannel: 'card' }],
    // The clock alone says it, with a time.
    'clock.tick': [],
  },
  replies: {
    loadChannels: {
      done: [{ channels: [{ paymentChannel: 'card' }, { paymentChannel: 'promptPay' }] }],
      error: [{ code: 'INTERNAL' }],
    },
    clock: {
      says: [{ type: 'clock.tick', now: 2000 }, { type: 'clock.tick', now: 9000 }, { type: 'page.hidden' }],
    },
    readTransfer: {
      done: [{ attemptId: 'pa-1', qrUrl: '/pay/qr/pa-1', startedAt: 0, expiresAt: 8000 }],
      error: [{ code: 'NOT_FOUND' }, { code: 'INTERNAL' }],
    },
    readOrder: {
      done: [
        inProcess,
        failed,
        { ...failed, canPay: false },
        paid,
        abandoned,
        { ...abandoned, attempts: tried('expired') },
        { ...abandoned, attempts: [] },
        { ...paid, payment: 'refund', fulfilment: 'cancelOrder' },
        { ...abandoned, fulfilment: 'cancelOrder', canPay: false },
        { ...abandoned, paymentChannel: 'cashOnDelivery', canPay: false, attempts: [] },
        byTransfer,
        { ...byTransfer, payment: 'failed', attempts: tried('expired') },
        { ...byTransfer, payment: 'failed', canPay: false, attempts: tried('expired') },
      ],
      error: [{ code: 'NOT_FOUND' }, { code: 'INTERNAL' }],
    },
    startPayment: {
      done: [{ redirectUrl: 'https://pay.example.com/p/pa-2' }, {}],
      error: [{ code: 'ALREADY_PAID' }, { code: 'ORDER_NOT_ALLOWED' }, { code: 'INTERNAL' }],
    },
  },
  // These paths load or enter data first, so that the test can observe its removal.
  stories: [
    [
      { actor: 'readOrder', done: inProcess },
      ...[1, 2, 3, 4, 5].flatMap((): Look[] => ['next timer', { actor: 'readOrder', done: inProcess }]),
    ],
    [
      { actor: 'readOrder', done: byTransfer },
      { actor: 'readTransfer', error: { code: 'NOT_FOUND' } },
      { send: { type: 'payment.payAgain' } },
      { actor: 'startPayment', done: {} },
    ],
    [
      { actor: 'readOrder', done: failed },
      { send: { type: 'payment.payAgain' } },
      { actor: 'startPayment', error: { code: 'INTERNAL' } },
      { send: { type: 'payment.payAgain' } },
      { actor: 'startPayment', error: { code: 'INTERNAL' } },
      { send: { type: 'payment.look' } },
    ],
    [
      { actor: 'readOrder', done: inProcess },
      'next timer',
      { actor: 'readOrder', done: failed },
      { send: { type: 'payment.look' } },
    ],
  ],
}
