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
    actors.every(({ input }) => JSON.stringify(input) === JSON.stringify({ orderId: context.orderId }))
      ? undefined
      : 'it is about another one',
  ),
]
