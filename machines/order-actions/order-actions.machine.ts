import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type { ActorLogic, AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'
import type { CartLine, Order } from '../../openapi/generated/schema.ts'

export type OrderedItem = Pick<
  Order['items'][number],
  'productId' | 'variantId' | 'name' | 'quantity' | 'cutting'
>

/** An ordered product that cannot be bought again, or only in a smaller quantity. */
export interface MissingLine {
  name: string
  /** `inCart`: the cart holds all that are left; `unsure`: the cart may not have taken it. */
  reason: 'soldOut' | 'cancelled' | 'fewer' | 'notCut' | 'inCart' | 'unsure'
  quantity: number
  /** What the product is counted by now, where some are left. */
  unit?: string
}

export interface LinesAnswer {
  /** What can be bought again, as the cart needs it. */
  found: CartLine[]
  missing: MissingLine[]
}

const notProvided = (what: string): never => {
  throw new Error(`order-actions: ${what} is not provided`)
}

/** A placeholder for the one-time-code flow, which the composition provides. It outputs `{ otp, refCode }`. */
const otpStub: ActorLogic<
  SnapshotFrom<AnyActorLogic>,
  EventFromLogic<AnyActorLogic>,
  { userName: string; reason: 'confirmOrder' }
> = fromCallback(() => notProvided("the actor 'otp'"))

/**
 * What a shopper does with an order that was placed: confirms it with a one-time code, pays for it, cancels it after a
 * question, orders the same again. Spec parts 1 and 4.
 */
export const orderActionsMachine = setup({
  types: {} as {
    context: {
      orderId: string
      /** Where the code that confirms the order is sent. */
      phoneNumber: string
      otp: string
      items: OrderedItem[]
      lines: CartLine[]
      missing: MissingLine[]
      errorCode: string | undefined
    }
    events:
      | { type: 'order.confirm'; orderId: string; phoneNumber: string }
      | { type: 'order.pay'; orderId: string }
      | { type: 'order.cancel'; orderId: string }
      | { type: 'order.again'; orderId: string; items: OrderedItem[] }
      | { type: 'code.dismiss' }
      | { type: 'cancel.confirm' }
      | { type: 'cancel.dismiss' }
      | { type: 'page.return' }
      | { type: 'notice.dismiss' }
    emitted: { type: 'order.changed' } | { type: 'lines.added' }
    children: { otp: 'otp' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    otp: otpStub,
    confirmOrder: fromPromise<unknown, { orderId: string; otp: string }>(() =>
      notProvided("the actor 'confirmOrder'"),
    ),
    startPayment: fromPromise<{ redirectUrl: string }, { orderId: string }>(() =>
      notProvided("the actor 'startPayment'"),
    ),
    cancelOrder: fromPromise<unknown, { orderId: string }>(() => notProvided("the actor 'cancelOrder'")),
    findLines: fromPromise<LinesAnswer, { items: OrderedItem[] }>(() => notProvided("the actor 'findLines'")),
    /** Returns the lines that the cart has taken: the first ones, where it did not take all. */
    addLines: fromPromise<CartLine[], { lines: CartLine[] }>(() => notProvided("the actor 'addLines'")),
  },
  guards: {
    hasFound: (_, params: { answer: LinesAnswer }) => params.answer.found.length > 0,
    isOtpRefusal: (_, params: { error: unknown }) => codeOf(params.error).startsWith('OTP_'),
  },
  actions: {
    setPhone: assign({ phoneNumber: (_, params: { phoneNumber: string }) => params.phoneNumber }),
    setOtp: assign({ otp: (_, params: { otp: string }) => params.otp }),
    clearOtp: assign({ otp: '' }),
    setOrder: assign({
      orderId: (_, params: { orderId: string }) => params.orderId,
      errorCode: undefined,
      lines: [],
      missing: [],
    }),
    setItems: assign({ items: (_, params: { items: OrderedItem[] }) => params.items }),
    setAnswer: assign((_, params: { answer: LinesAnswer }) => ({
      lines: params.answer.found,
      missing: params.answer.missing,
    })),
    setAdded: assign(({ context: { items, lines, missing } }, params: { added: CartLine[] }) => ({
      lines: params.added,
      missing: [
        ...missing,
        ...lines.slice(params.added.length).map(({ variantId }): MissingLine => ({
          name: items.find((item) => item.variantId === variantId)?.name ?? '',
          reason: 'unsure',
          quantity: 0,
        })),
      ],
    })),
    clearItems: assign({ items: [] }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    openPaymentPage: (_, _params: { redirectUrl: string }) => notProvided("the action 'openPaymentPage'"),
    emitAdded: emit({ type: 'lines.added' }),
    emitChanged: emit({ type: 'order.changed' }),
  },
}).createMachine({
  id: 'orderActions',
  description: 'What a shopper does with an order that was placed.',
  meta: {
    ignores: {
      'order.*': 'One thing at a time: another one is going on.',
      'code.dismiss': 'No code is being typed.',
      'cancel.*': 'No question about cancelling is open.',
      'page.return': 'The shopper did not leave for the payment page.',
      'notice.dismiss': 'No notice shows.',
    },
  },
  context: { orderId: '', phoneNumber: '', otp: '', items: [], lines: [], missing: [], errorCode: undefined },
  initial: 'ready',
  states: {
    ready: {
      description: 'The shopper may choose what to do.',
      initial: 'idle',
      entry: 'clearItems',
      on: {
        'order.confirm': {
          description: 'Confirm an order in cash on delivery with a one-time code.',
          target: 'typingCode',
          actions: [
            { type: 'setOrder', params: ({ event }) => ({ orderId: event.orderId }) },
            { type: 'setPhone', params: ({ event }) => ({ phoneNumber: event.phoneNumber }) },
          ],
        },
        'order.pay': {
          description: 'Pay for an order that is not paid.',
          target: 'startingPayment',
          actions: { type: 'setOrder', params: ({ event }) => ({ orderId: event.orderId }) },
        },
        'order.cancel': {
          description: 'Cancel an order: the shopper is asked first.',
          target: 'confirmingCancel',
          actions: { type: 'setOrder', params: ({ event }) => ({ orderId: event.orderId }) },
        },
        'order.again': {
          description: 'Put the same products into the cart.',
          target: 'findingLines',
          actions: [
            { type: 'setOrder', params: ({ event }) => ({ orderId: event.orderId }) },
            { type: 'setItems', params: ({ event }) => ({ items: event.items }) },
          ],
        },
      },
      states: {
        idle: { description: 'Nothing is going on.' },
        refused: {
          description: 'The last action was refused, or had no answer.',
          tags: 'failed',
          on: { 'notice.dismiss': { description: 'The shopper has read why.', target: 'idle' } },
        },
        confirmed: {
          description: 'The order is confirmed.',
          on: { 'notice.dismiss': { description: 'The shopper has read it.', target: 'idle' } },
        },
        cancelled: {
          description: 'The order is cancelled.',
          on: { 'notice.dismiss': { description: 'The shopper has read it.', target: 'idle' } },
        },
        added: {
          description: 'What can still be bought is in the cart; what cannot is listed.',
          on: { 'notice.dismiss': { description: 'The shopper has read it.', target: 'idle' } },
        },
      },
    },
    typingCode: {
      description: 'A one-time code by SMS proves that the order is meant.',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({ userName: context.phoneNumber, reason: 'confirmOrder' }),
        onDone: {
          description: 'The code is right.',
          target: 'confirming',
          actions: { type: 'setOtp', params: ({ event }) => event.output },
        },
        onError: {
          description: 'The code cannot be asked for.',
          target: 'ready.refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'code.dismiss': { description: 'Not now.', target: 'ready' } },
    },
    confirming: {
      description: 'The server confirms the order.',
      tags: 'pending',
      exit: 'clearOtp',
      invoke: {
        id: 'confirmOrder',
        src: 'confirmOrder',
        input: ({ context }) => ({ orderId: context.orderId, otp: context.otp }),
        onDone: { description: 'It is confirmed.', target: 'ready.confirmed', actions: 'emitChanged' },
        onError: [
          {
            description: 'The code is no longer good: a new one is needed.',
            guard: { type: 'isOtpRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'typingCode',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            description: 'It was confirmed or cancelled meanwhile, or there was no answer.',
            target: 'ready.refused',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'emitChanged'],
          },
        ],
      },
    },
    startingPayment: {
      description: 'The server prepares a payment.',
      meta: { spec: ['R1.13', 'R4.42', 'R4.43', 'R7.27'] },
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
        onError: {
          description: 'It is paid meanwhile, may no longer be paid, or there was no answer.',
          target: 'ready.refused',
          actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'emitChanged'],
        },
      },
    },
    leaving: {
      description: 'The browser is on its way to the payment page.',
      on: {
        'page.return': {
          description: 'The shopper came back, or stopped the browser: the order is read again.',
          target: 'ready',
          actions: 'emitChanged',
        },
      },
    },
    confirmingCancel: {
      description: 'Does the shopper really want to cancel the order?',
      on: {
        'cancel.confirm': { description: 'Yes.', target: 'cancelling' },
        'cancel.dismiss': { description: 'No, the order stays.', target: 'ready' },
      },
    },
    cancelling: {
      description: 'The server cancels the order.',
      tags: 'pending',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          description: 'It is cancelled, and what was paid goes back.',
          target: 'ready.cancelled',
          actions: 'emitChanged',
        },
        onError: {
          description: 'It has left the shop meanwhile, or there was no answer.',
          target: 'ready.refused',
          actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'emitChanged'],
        },
      },
    },
    findingLines: {
      description: 'Which of the products can still be bought?',
      tags: 'pending',
      invoke: {
        id: 'findLines',
        src: 'findLines',
        input: ({ context }) => ({ items: context.items }),
        onDone: [
          {
            description: 'Some can: they go into the cart.',
            guard: { type: 'hasFound', params: ({ event }) => ({ answer: event.output }) },
            target: 'addingLines',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            description: 'None; what is missing is listed.',
            target: 'ready.added',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          description: 'The products could not be read.',
          target: 'ready.refused',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    addingLines: {
      description: 'The server puts what can be bought into the cart.',
      tags: 'pending',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context }) => ({ lines: context.lines }),
        onDone: {
          description: 'It has, or at least the first ones of many; the others are listed.',
          target: 'ready.added',
          actions: [{ type: 'setAdded', params: ({ event }) => ({ added: event.output }) }, 'emitAdded'],
        },
        onError: {
          description: 'Somebody bought the last ones meanwhile, or there was no answer.',
          target: 'ready.refused',
          actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'emitAdded'],
        },
      },
    },
  },
})
