import type { paymentMachine } from '../../../../machines/payment/payment.machine.ts'
import { always, type Rule } from '@phaen/statecharts'

type Payment = typeof paymentMachine

export const rules: Rule<Payment>[] = [
  always('a payment is looked at five times at most', ({ context }) =>
    context.looks > 5 ? `${context.looks} times` : undefined,
  ),
  always('only what the server calls unpaid is paid again', ({ actors, context }) =>
    actors.some(({ id }) => id === 'startPayment') && context.order?.canPay !== true
      ? `an order that is ${context.order?.payment}`
      : undefined,
  ),
  always('success is said of paid orders alone', ({ context, snapshot }) =>
    snapshot.matches('success') && context.order?.payment !== 'paid'
      ? `it is ${context.order?.payment}`
      : undefined,
  ),
  always('every question is about the order of the page', ({ actors, context }) =>
    actors.every(
      ({ id, input }) => id === 'loadChannels' || id === 'clock' || isAbout(context.orderId, input),
    )
      ? undefined
      : 'it is about another one',
  ),
  always('a QR code is shown as good before its time is over alone', ({ context, snapshot }) =>
    snapshot.matches({ transfer: { code: 'awaitingTransfer' } }) &&
    context.transfer !== undefined &&
    context.transfer.expiresAt <= context.now
      ? `its time was over at ${context.transfer.expiresAt}, and it is ${context.now}`
      : undefined,
  ),
  always('a page that nobody sees asks nothing about a transfer', ({ actors, snapshot }) =>
    snapshot.matches({ transfer: { order: 'asleep' } }) && actors.some(({ id }) => id === 'lookAtTransfer')
      ? 'it asks'
      : undefined,
  ),
]

const isAbout = (orderId: string, input: unknown) =>
  typeof input === 'object' && input !== null && 'orderId' in input && input.orderId === orderId
