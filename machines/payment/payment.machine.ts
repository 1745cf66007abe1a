import { assign, emit, fromPromise, setup } from 'xstate'
import type { Order } from '../../openapi/generated/schema.ts'
import { paymentChannels } from '../payment-channels.ts'

/** The properties of an order that the result page needs. */
export type PaymentView = Pick<
  Order,
  | 'id'
  | 'orderNumber'
  | 'total'
  | 'paymentChannel'
  | 'payment'
  | 'fulfilment'
  | 'referenceCode'
  | 'canPay'
  | 'isInProcess'
  | 'attempts'
>

/** Actors reject with `{ code }`; any other error is a programming error and is thrown again. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

const notProvided = (what: string): never => {
  throw new Error(`payment: ${what} is not provided`)
}

const lastAttemptState = (order: PaymentView | undefined) => order?.attempts.at(-1)?.state

/** The page checks the order at most five times, 2 to 30 seconds apart: about a minute in all. */
const looksAtMost = 5
const lookAfter = (looks: number): number => Math.min(30_000, 2000 * 2 ** looks)

/**
 * The result page of a payment. Its only input is the order's id: the status in the address is not trustworthy,
 * so the machine asks the server. Spec part 2 (payment results) and part 4 (payment states).
 */
export const paymentMachine = setup({
  types: {} as {
    context: {
      orderId: string
      order: PaymentView | undefined
      looks: number
      errorCode: string | undefined
    }
    input: { orderId: string }
    events: { type: 'payment.look' } | { type: 'payment.payAgain' }
    emitted: { type: 'payment.succeeded' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    readOrder: fromPromise<PaymentView, { orderId: string }>(() => notProvided("the actor 'readOrder'")),
    startPayment: fromPromise<{ redirectUrl: string }, { orderId: string }>(() =>
      notProvided("the actor 'startPayment'"),
    ),
  },
  guards: {
    isPaid: ({ context }) => context.order?.payment === 'paid',
    isEnded: ({ context }) =>
      context.order?.payment === 'refund' || context.order?.fulfilment === 'cancelOrder',
    isPaidOnDelivery: ({ context }) =>
      context.order !== undefined && !paymentChannels[context.order.paymentChannel].isPaidBeforeShipping,
    isInProcess: ({ context }) => context.order?.isInProcess === true,
    isExpired: ({ context }) => lastAttemptState(context.order) === 'expired',
    isFailed: ({ context }) => context.order?.payment === 'failed',
    isAbandoned: ({ context }) => lastAttemptState(context.order) === 'pending',
    hasLooksLeft: ({ context }) => context.looks < looksAtMost,
    canPay: ({ context }) => context.order?.canPay === true,
    isNotFound: (_, params: { error: unknown }) => codeOf(params.error) === 'NOT_FOUND',
    isAlreadyPaid: (_, params: { error: unknown }) => codeOf(params.error) === 'ALREADY_PAID',
    isNotAllowed: (_, params: { error: unknown }) => codeOf(params.error) === 'ORDER_NOT_ALLOWED',
  },
  actions: {
    setOrder: assign((_, params: { order: PaymentView }) => ({ order: params.order, errorCode: undefined })),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    startCounting: assign({ looks: 0 }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    openPaymentPage: (_, _params: { redirectUrl: string }) => notProvided("the action 'openPaymentPage'"),
    emitSucceeded: emit({ type: 'payment.succeeded' }),
  },
  delays: { nextLook: ({ context }) => lookAfter(context.looks) },
}).createMachine({
  id: 'payment',
  description: 'What became of a payment.',
  meta: { ignores: { 'payment.payAgain': 'Only an order that the server calls unpaid can be paid again.' } },
  context: ({ input }) => ({ orderId: input.orderId, order: undefined, looks: 0, errorCode: undefined }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The server is asked; nothing is said before it has answered.',
      meta: { spec: ['R2.13', 'R6.10'], ignores: { 'payment.look': 'The server is being asked.' } },
      tags: 'pending',
      entry: 'startCounting',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          description: 'The word of the server.',
          target: 'judging',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            description: 'The customer has no such order.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'It could not be asked.',
            target: 'checkFailed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    checkFailed: {
      description: 'Nobody knows what became of the payment; the order is safe.',
      tags: 'failed',
      on: { 'payment.look': { description: 'Ask again.', target: 'checking', actions: 'clearError' } },
    },
    notFound: {
      description: 'The customer has no such order.',
      meta: {
        ignores: { 'payment.look': 'The customer has no such order, and asking again does not change that.' },
      },
    },
    judging: {
      description: 'What does the order say?',
      always: [
        {
          description: 'The shop has the money.',
          guard: 'isPaid',
          target: 'success',
          actions: 'emitSucceeded',
        },
        {
          description: 'Cancelled, or the money goes back: nothing is to be paid.',
          guard: 'isEnded',
          target: 'ended',
        },
        { description: 'It is paid on delivery.', guard: 'isPaidOnDelivery', target: 'onDelivery' },
        { description: 'The bank has not decided yet.', guard: 'isInProcess', target: 'inProcess' },
        { description: 'The payment page waited too long.', guard: 'isExpired', target: 'unpaid.expired' },
        { description: 'The payment failed.', guard: 'isFailed', target: 'unpaid.failed' },
        {
          description: 'The payment page is still open; the shopper left it.',
          guard: 'isAbandoned',
          target: 'unpaid.abandoned',
        },
        { description: 'Nobody has tried to pay yet.', target: 'unpaid' },
      ],
    },
    inProcess: {
      description: 'The payment is in process; the page asks by itself from time to time, but not for ever.',
      meta: {
        spec: ['R4.39'],
        ignores: {
          'payment.payAgain': 'The bank has not decided yet: a second payment might take the money twice.',
        },
      },
      initial: 'counting',
      states: {
        counting: {
          description: 'Is it worth another look?',
          always: [
            { description: 'Yes, in a moment.', guard: 'hasLooksLeft', target: 'waiting' },
            { description: 'It takes too long to wait for it here.', target: '#payment.unpaid.undecided' },
          ],
        },
        waiting: {
          description: 'A moment, longer from look to look.',
          on: {
            'payment.look': {
              description: 'The shopper does not want to wait: look now.',
              target: 'looking',
              actions: 'startCounting',
            },
          },
          after: { nextLook: { description: 'Look again.', target: 'looking' } },
        },
        looking: {
          description: 'The server is asked behind what is shown.',
          meta: { ignores: { 'payment.look': 'The server is being asked.' } },
          tags: 'pending',
          entry: 'countLook',
          invoke: {
            id: 'lookAtOrder',
            src: 'readOrder',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: {
              description: 'The word of the server.',
              target: '#payment.judging',
              actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: {
              description: 'No answer this time.',
              target: 'counting',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    success: {
      description: 'Paid.',
      meta: {
        spec: ['R4.40', 'R8.25'],
        ignores: { 'payment.look': 'The shop has the money: there is nothing left to wait for.' },
      },
    },
    ended: {
      description: 'The order is cancelled or its money goes back; nothing is to be paid.',
      meta: { ignores: { 'payment.look': 'An order that was cancelled or refunded stays so.' } },
    },
    onDelivery: {
      description: 'Paid in cash when the products are handed over.',
      meta: {
        spec: ['R2.14'],
        ignores: {
          'payment.look': 'The money comes with the goods: no payment is on its way that could be looked at.',
        },
      },
    },
    unpaid: {
      description: 'Not paid: the shopper may pay again, if the server lets them.',
      meta: { spec: ['R1.13', 'R4.42', 'R4.43', 'R4.44'] },
      initial: 'untried',
      on: {
        'payment.payAgain': {
          description: 'Once more to the payment page.',
          guard: 'canPay',
          target: 'payingAgain',
          actions: 'clearError',
        },
        'payment.look': {
          description: 'Has anything changed?',
          target: 'checking',
          actions: 'clearError',
        },
      },
      states: {
        untried: { description: 'Nobody has tried to pay yet.' },
        abandoned: { description: 'The shopper left the payment page before paying; paying goes on there.' },
        failed: { description: 'The payment failed.', meta: { spec: ['R4.41'] }, tags: 'failed' },
        expired: { description: 'The payment page waited too long.', tags: 'failed' },
        undecided: { description: 'The bank takes its time: look again, or pay in another way.' },
        notStarted: { description: 'The payment page could not be opened.', tags: 'failed' },
        notAllowed: { description: 'The order can no longer be paid.', tags: 'failed' },
      },
    },
    payingAgain: {
      description: 'The server prepares another try.',
      meta: {
        spec: ['R7.27'],
        ignores: {
          'payment.look': 'The answer about the next try comes first.',
          'payment.payAgain': 'The next try is being prepared.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          description: 'To the payment page.',
          target: 'leaving',
          actions: {
            type: 'openPaymentPage',
            params: ({ event }) => ({ redirectUrl: event.output.redirectUrl }),
          },
        },
        onError: [
          {
            description: 'It is paid meanwhile: see what the server says.',
            guard: { type: 'isAlreadyPaid', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
          },
          {
            description: 'The order can no longer be paid.',
            guard: { type: 'isNotAllowed', params: ({ event }) => ({ error: event.error }) },
            target: 'unpaid.notAllowed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'No answer, or one that nobody expected.',
            target: 'unpaid.notStarted',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    leaving: {
      description: 'The browser is on its way to the payment page.',
      meta: {
        ignores: {
          'payment.payAgain':
            'The payment page is opening; whoever comes back asks the server before the next try.',
        },
      },
      on: {
        'payment.look': { description: 'The shopper came back by the back button.', target: 'checking' },
      },
    },
  },
})
