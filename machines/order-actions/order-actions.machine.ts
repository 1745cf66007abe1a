import { assign, emit, fromPromise, setup } from 'xstate'
import type { CartItem, CartLine, Order } from '../../openapi/generated/schema.ts'

export type OrderedItem = Pick<Order['items'][number], 'productId' | 'variantId' | 'name' | 'quantity'>

/** A product of an earlier order that can be bought again, as the cart needs it. */
export interface FoundGoods {
  line: CartLine
  shown: Pick<CartItem, 'name' | 'imageUrl' | 'status' | 'stock' | 'variants'>
}

/** An ordered product that cannot be bought again, or only in a smaller quantity. */
export interface MissingGoods {
  name: string
  reason: 'soldOut' | 'cancelled' | 'fewer'
  /** How many there were to add. */
  quantity: number
}

export interface GoodsAnswer {
  found: FoundGoods[]
  missing: MissingGoods[]
}

/** Actors reject with `{ code }`; any other error is a programming error and is thrown again. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

const notProvided = (what: string): never => {
  throw new Error(`order-actions: ${what} is not provided`)
}

/**
 * What a shopper does with an order that was placed: pays for it, cancels it after a question, orders the same
 * again. Spec parts 1 and 4.
 */
export const orderActionsMachine = setup({
  types: {} as {
    context: {
      orderId: string
      items: OrderedItem[]
      added: number
      missing: MissingGoods[]
      errorCode: string | undefined
    }
    events:
      | { type: 'order.pay'; orderId: string }
      | { type: 'order.cancel'; orderId: string }
      | { type: 'order.again'; orderId: string; items: OrderedItem[] }
      | { type: 'cancel.confirm' }
      | { type: 'cancel.dismiss' }
      | { type: 'page.return' }
      | { type: 'notice.dismiss' }
    emitted: { type: 'order.changed' } | { type: 'goods.found'; found: FoundGoods[] }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    startPayment: fromPromise<{ redirectUrl: string }, { orderId: string }>(() =>
      notProvided("the actor 'startPayment'"),
    ),
    cancelOrder: fromPromise<unknown, { orderId: string }>(() => notProvided("the actor 'cancelOrder'")),
    findGoods: fromPromise<GoodsAnswer, { items: OrderedItem[] }>(() => notProvided("the actor 'findGoods'")),
  },
  actions: {
    keepOrder: assign({
      orderId: (_, params: { orderId: string }) => params.orderId,
      errorCode: undefined,
      added: 0,
      missing: [],
    }),
    keepItems: assign({ items: (_, params: { items: OrderedItem[] }) => params.items }),
    keepAnswer: assign((_, params: { answer: GoodsAnswer }) => ({
      added: params.answer.found.length,
      missing: params.answer.missing,
      items: [],
    })),
    keepError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    openPaymentPage: (_, _params: { redirectUrl: string }) => notProvided("the action 'openPaymentPage'"),
    tellFound: emit((_, params: { found: FoundGoods[] }) => ({ type: 'goods.found', found: params.found })),
    tellChanged: emit({ type: 'order.changed' }),
  },
}).createMachine({
  id: 'orderActions',
  description: 'What a shopper does with an order that was placed.',
  meta: {
    ignores: {
      'order.*': 'One thing at a time: another one is going on.',
      'cancel.*': 'No question about cancelling is open.',
      'page.return': 'The shopper did not leave for the payment page.',
      'notice.dismiss': 'No notice shows.',
    },
  },
  context: { orderId: '', items: [], added: 0, missing: [], errorCode: undefined },
  initial: 'ready',
  states: {
    ready: {
      description: 'The shopper may choose what to do.',
      initial: 'idle',
      on: {
        'order.pay': {
          description: 'Pay for an order that is not paid.',
          target: 'startingPayment',
          actions: { type: 'keepOrder', params: ({ event }) => ({ orderId: event.orderId }) },
        },
        'order.cancel': {
          description: 'Cancel an order: the shopper is asked first.',
          target: 'confirmingCancel',
          actions: { type: 'keepOrder', params: ({ event }) => ({ orderId: event.orderId }) },
        },
        'order.again': {
          description: 'Put the same products into the cart.',
          target: 'findingGoods',
          actions: [
            { type: 'keepOrder', params: ({ event }) => ({ orderId: event.orderId }) },
            { type: 'keepItems', params: ({ event }) => ({ items: event.items }) },
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
          actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'tellChanged'],
        },
      },
    },
    leaving: {
      description: 'The browser is on its way to the payment page.',
      on: {
        'page.return': {
          description: 'The shopper came back, or stopped the browser: the order is read again.',
          target: 'ready',
          actions: 'tellChanged',
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
          actions: 'tellChanged',
        },
        onError: {
          description: 'It has left the shop meanwhile, or there was no answer.',
          target: 'ready.refused',
          actions: [{ type: 'keepError', params: ({ event }) => ({ error: event.error }) }, 'tellChanged'],
        },
      },
    },
    findingGoods: {
      description: 'Which of the products can still be bought?',
      tags: 'pending',
      invoke: {
        id: 'findGoods',
        src: 'findGoods',
        input: ({ context }) => ({ items: context.items }),
        onDone: {
          description: 'What can be bought goes into the cart.',
          target: 'ready.added',
          actions: [
            { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            { type: 'tellFound', params: ({ event }) => ({ found: event.output.found }) },
          ],
        },
        onError: {
          description: 'The products could not be read.',
          target: 'ready.refused',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
