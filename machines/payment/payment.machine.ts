import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type { Order, PaymentChannel, PaymentChannelOption } from '../../openapi/generated/schema.ts'
import { paymentChannels, takesTotal } from '../payment-channels.ts'

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
  | 'arrival'
  | 'canPay'
  | 'isInProcess'
  | 'attempts'
>

/** The QR code of an attempt to pay by transfer. Times are milliseconds of this device's clock. */
export interface Transfer {
  attemptId: string
  qrUrl: string
  /** The name that the bank shows, where the shop has said it. */
  payee?: string | undefined
  startedAt: number
  expiresAt: number
}

/** A channel in which orders can be paid now, with the totals that it takes. */
export type OpenChannel = Pick<PaymentChannelOption, 'paymentChannel' | 'limits'>

const notProvided = (what: string): never => {
  throw new Error(`payment: ${what} is not provided`)
}

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`payment: ${what} is not known`)
  return value
}

const lastAttemptOf = (order: PaymentView | undefined) => known(order?.attempts.at(-1), 'the attempt')
const lastAttemptState = (order: PaymentView | undefined) => order?.attempts.at(-1)?.state

const isByTransfer = (order: PaymentView | undefined): boolean =>
  order !== undefined && paymentChannels[order.paymentChannel].paidBy === 'transfer'

/** The seconds that are left to pay by a QR code, rounded up, so that 0 is shown only when the moment is reached. */
export const secondsToPay = ({ now, expiresAt }: { now: number; expiresAt: number }): number =>
  Math.max(0, Math.ceil((expiresAt - now) / 1000))

/** The page checks the order at most five times, 2 to 30 seconds apart: about a minute in all. */
const looksAtMost = 5
const lookAfter = (looks: number): number => Math.min(30_000, 2000 * 2 ** looks)

interface Wait {
  order: PaymentView | undefined
  transfer: Transfer | undefined
  now: number
}

/** Whether the QR code can no longer be paid, by the word of the server or by the clock. */
const isTransferOver = ({ order, transfer, now }: Wait): boolean =>
  lastAttemptState(order) === 'expired' || (transfer !== undefined && transfer.expiresAt <= now)

/** A payment has to be noticed within three seconds; one that was made at the last moment may arrive somewhat later. */
const transferLookAfter = (wait: Wait): number => (isTransferOver(wait) ? 15_000 : 2000)

/**
 * The result page of a payment, at which a transfer is paid too. Its only input is the order's id: the status in the address is not trustworthy,
 * so the machine asks the server. Spec part 2 (payment results) and part 4 (payment states).
 */
export const paymentMachine = setup({
  types: {} as {
    context: {
      orderId: string
      order: PaymentView | undefined
      channels: OpenChannel[]
      /** The channel to which the shopper changes, or could not; undefined to stay with that of the order. */
      nextChannel: PaymentChannel | undefined
      transfer: Transfer | undefined
      now: number
      looks: number
      errorCode: string | undefined
    }
    input: { orderId: string }
    events:
      | { type: 'payment.look' }
      | { type: 'payment.payAgain' }
      | { type: 'payment.changeChannel'; paymentChannel: PaymentChannel }
      | { type: 'clock.tick'; now: number }
      | { type: 'page.hidden' }
    emitted: { type: 'payment.succeeded' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    readOrder: fromPromise<PaymentView, { orderId: string }>(() => notProvided("the actor 'readOrder'")),
    readTransfer: fromPromise<Transfer, { orderId: string; startedAt: string }>(() =>
      notProvided("the actor 'readTransfer'"),
    ),
    loadChannels: fromPromise<{ channels: OpenChannel[] }>(() => notProvided("the actor 'loadChannels'")),
    clock: fromCallback(() => notProvided("the actor 'clock'")),
    startPayment: fromPromise<
      { redirectUrl?: string | undefined },
      { orderId: string; paymentChannel: PaymentChannel | undefined }
    >(() => notProvided("the actor 'startPayment'")),
  },
  guards: {
    isPaid: ({ context }) => context.order?.payment === 'paid',
    isEnded: ({ context }) =>
      context.order?.payment === 'refund' || context.order?.fulfilment === 'cancelOrder',
    isPaidOnDelivery: ({ context }) =>
      context.order !== undefined && !paymentChannels[context.order.paymentChannel].isPaidBeforeShipping,
    isInProcess: ({ context }) => context.order?.isInProcess === true,
    isTransferUnread: ({ context: { order, transfer } }) =>
      isByTransfer(order) &&
      lastAttemptState(order) === 'pending' &&
      transfer?.attemptId !== lastAttemptOf(order).id,
    isTransferStarted: ({ context: { order } }) =>
      isByTransfer(order) && ['pending', 'expired'].includes(lastAttemptState(order) ?? ''),
    isTransferGood: ({ context }) =>
      isByTransfer(context.order) && context.transfer !== undefined && !isTransferOver(context),
    isTransferOver: ({ context }) => isTransferOver(context),
    isExpired: ({ context }) => lastAttemptState(context.order) === 'expired',
    isFailed: ({ context }) => context.order?.payment === 'failed',
    isAbandoned: ({ context }) => lastAttemptState(context.order) === 'pending',
    hasLooksLeft: ({ context }) => context.looks < looksAtMost,
    canPay: ({ context: { order, errorCode } }) =>
      order?.canPay === true && errorCode !== 'ORDER_NOT_ALLOWED',
    canChangeTo: ({ context: { order, channels, errorCode } }, params: { paymentChannel: PaymentChannel }) =>
      order?.canPay === true &&
      // The bank may still take the money in the channel that the order has.
      !order.isInProcess &&
      errorCode !== 'ORDER_NOT_ALLOWED' &&
      order.paymentChannel !== params.paymentChannel &&
      channels.some(
        (channel) => channel.paymentChannel === params.paymentChannel && takesTotal(channel, order.total),
      ),
    hasPaymentPage: (_, params: { redirectUrl: string | undefined }) => params.redirectUrl !== undefined,
    isNotFound: (_, params: { error: unknown }) => codeOf(params.error) === 'NOT_FOUND',
    isAlreadyPaid: (_, params: { error: unknown }) => codeOf(params.error) === 'ALREADY_PAID',
    isNotAllowed: (_, params: { error: unknown }) => codeOf(params.error) === 'ORDER_NOT_ALLOWED',
  },
  actions: {
    setChannels: assign({ channels: (_, params: { channels: OpenChannel[] }) => params.channels }),
    offerNoOther: assign((_, params: { error: unknown }) => {
      codeOf(params.error)
      return { channels: [] }
    }),
    setNextChannel: assign({
      nextChannel: (_, params: { paymentChannel: PaymentChannel }) => params.paymentChannel,
    }),
    keepChannel: assign({ nextChannel: undefined }),
    setTransfer: assign({ transfer: (_, params: { transfer: Transfer }) => params.transfer }),
    endTransfer: assign({
      transfer: (_, params: { attemptId: string }) => ({ ...params, qrUrl: '', startedAt: 0, expiresAt: 0 }),
    }),
    forgetTransfer: assign({ transfer: undefined }),
    setClock: assign({ now: (_, params: { now: number }) => params.now }),
    setOrder: assign((_, params: { order: PaymentView }) => ({ order: params.order, errorCode: undefined })),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    startCounting: assign({ looks: 0 }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    openPaymentPage: (_, _params: { redirectUrl: string }) => notProvided("the action 'openPaymentPage'"),
    emitSucceeded: emit({ type: 'payment.succeeded' }),
  },
  delays: {
    nextLook: ({ context }) => lookAfter(context.looks),
    nextTransferLook: ({ context }) => transferLookAfter(context),
  },
}).createMachine({
  id: 'payment',
  description: 'What became of a payment.',
  meta: {
    ignores: {
      'payment.payAgain': 'Only an order that the server calls unpaid can be paid again.',
      'payment.changeChannel': 'Only an order that the server calls unpaid can be paid in another way.',
      'clock.tick': 'Only the wait for a transfer has an end that is counted down.',
      'page.hidden': 'Only the wait for a transfer goes on for as long as the page is seen.',
    },
  },
  context: ({ input }) => ({
    orderId: input.orderId,
    order: undefined,
    channels: [],
    nextChannel: undefined,
    transfer: undefined,
    now: 0,
    looks: 0,
    errorCode: undefined,
  }),
  invoke: {
    id: 'loadChannels',
    src: 'loadChannels',
    onDone: {
      description: 'The channels in which an order can be paid now, and the totals that each of them takes.',
      actions: { type: 'setChannels', params: ({ event }) => event.output },
    },
    onError: {
      description: 'They are not known: the order can be paid in its own channel.',
      actions: { type: 'offerNoOther', params: ({ event }) => ({ error: event.error }) },
    },
  },
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
        {
          description: 'There is a QR code that this page has not read.',
          guard: 'isTransferUnread',
          target: 'readingTransfer',
        },
        {
          description: 'The money is to come by a QR code, which may be too old.',
          guard: 'isTransferStarted',
          target: 'transfer',
        },
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
    readingTransfer: {
      description: 'The server is asked for the QR code.',
      meta: { ignores: { 'payment.look': 'The server is being asked.' } },
      tags: 'pending',
      invoke: {
        id: 'readTransfer',
        src: 'readTransfer',
        input: ({ context }) => ({
          orderId: context.orderId,
          startedAt: lastAttemptOf(context.order).at,
        }),
        onDone: {
          description: 'The QR code and its time.',
          target: 'transfer',
          actions: { type: 'setTransfer', params: ({ event }) => ({ transfer: event.output }) },
        },
        onError: [
          {
            description: 'Its time is over.',
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'transfer',
            actions: {
              type: 'endTransfer',
              params: ({ context }) => ({ attemptId: lastAttemptOf(context.order).id }),
            },
          },
          {
            description: 'It could not be asked.',
            target: 'checkFailed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    transfer: {
      description:
        'The order is paid by a QR code in the app of a bank; the page sees by itself when the money is here.',
      type: 'parallel',
      invoke: { id: 'clock', src: 'clock' },
      on: {
        'clock.tick': {
          description: 'The time, at the start and then each second while the page is seen.',
          actions: { type: 'setClock', params: ({ event }) => ({ now: event.now }) },
        },
        'payment.changeChannel': {
          description: 'Rather in another way.',
          guard: {
            type: 'canChangeTo',
            params: ({ event }) => ({ paymentChannel: event.paymentChannel }),
          },
          target: 'payingAgain',
          actions: [
            'clearError',
            { type: 'setNextChannel', params: ({ event }) => ({ paymentChannel: event.paymentChannel }) },
          ],
        },
      },
      states: {
        code: {
          description: 'The QR code.',
          initial: 'awaitingTransfer',
          states: {
            awaitingTransfer: {
              description: 'The QR code can be paid; the time that is left shows.',
              meta: { ignores: { 'payment.payAgain': 'The QR code is still good.' } },
              always: { description: 'Its time is over.', guard: 'isTransferOver', target: 'expired' },
            },
            expired: {
              description: 'The QR code is too old; another one has the same price.',
              tags: 'failed',
              on: {
                'payment.payAgain': {
                  description: 'Another QR code.',
                  guard: 'canPay',
                  target: '#payment.payingAgain',
                  actions: ['clearError', 'keepChannel'],
                },
              },
            },
          },
        },
        order: {
          description: 'The server is asked again and again, as long as somebody looks.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'A moment between two questions.',
              on: {
                'payment.look': {
                  description:
                    'The shopper came back from the app of the bank, the network returned, or a button was pressed.',
                  target: 'looking',
                },
                'page.hidden': { description: 'Nobody sees the page.', target: 'asleep' },
              },
              after: { nextTransferLook: { description: 'Look again.', target: 'looking' } },
            },
            asleep: {
              description: 'Nobody sees the page, so that nothing is asked.',
              meta: { ignores: { 'page.hidden': 'The page is hidden already.' } },
              on: { 'payment.look': { description: 'The page is seen again.', target: 'looking' } },
            },
            looking: {
              description: 'The server is asked behind the QR code.',
              meta: {
                ignores: { 'payment.look': 'The server is being asked.' },
              },
              tags: 'pending',
              on: { 'page.hidden': { description: 'Nobody sees the page.', target: 'asleep' } },
              invoke: {
                id: 'lookAtTransfer',
                src: 'readOrder',
                input: ({ context }) => ({ orderId: context.orderId }),
                onDone: {
                  description: 'The word of the server.',
                  target: '#payment.judging',
                  actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                },
                onError: {
                  description: 'No answer this time; the QR code stays good.',
                  target: 'waiting',
                  actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    inProcess: {
      description: 'The payment is in process; the page asks by itself from time to time, but not for ever.',
      meta: {
        spec: ['R4.39'],
        ignores: {
          'payment.payAgain': 'The bank has not decided yet: a second payment might take the money twice.',
          'payment.changeChannel':
            'The bank has not decided yet: a second payment might take the money twice.',
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
          description: 'Once more, in the same channel.',
          guard: 'canPay',
          target: 'payingAgain',
          actions: ['clearError', 'keepChannel'],
        },
        'payment.changeChannel': {
          description: 'Once more, in another channel.',
          guard: {
            type: 'canChangeTo',
            params: ({ event }) => ({ paymentChannel: event.paymentChannel }),
          },
          target: 'payingAgain',
          actions: [
            'clearError',
            { type: 'setNextChannel', params: ({ event }) => ({ paymentChannel: event.paymentChannel }) },
          ],
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
        undecided: { description: 'The bank takes its time: look again, or go on at its page.' },
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
          'payment.changeChannel': 'The next try is being prepared.',
        },
      },
      tags: 'pending',
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({ orderId: context.orderId, paymentChannel: context.nextChannel }),
        onDone: [
          {
            description: 'To the payment page.',
            guard: {
              type: 'hasPaymentPage',
              params: ({ event }) => ({ redirectUrl: event.output.redirectUrl }),
            },
            target: 'leaving',
            actions: {
              type: 'openPaymentPage',
              params: ({ event }) => ({ redirectUrl: known(event.output.redirectUrl, 'the payment page') }),
            },
          },
          {
            description: 'There is none: it is paid here, by a QR code.',
            target: 'checking',
            actions: ['forgetTransfer', 'keepChannel'],
          },
        ],
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
            description: 'No answer, or one that nobody expected; the QR code that showed is still good.',
            guard: 'isTransferGood',
            target: 'transfer',
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
          'payment.changeChannel':
            'The payment page is opening; whoever comes back asks the server before the next try.',
        },
      },
      on: {
        'payment.look': { description: 'The shopper came back by the back button.', target: 'checking' },
      },
    },
  },
})
