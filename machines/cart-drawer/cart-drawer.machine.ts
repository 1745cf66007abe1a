import { assign, emit, setup } from 'xstate'
import type { CartLineKey } from '../../openapi/generated/schema.ts'

const isOf = (key: CartLineKey | undefined, lines: CartLineKey[]): boolean =>
  key !== undefined &&
  lines.some((line) => line.productId === key.productId && line.variantId === key.variantId)

/** The drawer that shows what was put into the cart, and to a guest all goods that wait. It also decides who says that goods were taken. */
export const cartDrawerMachine = setup({
  types: {} as {
    context: {
      /** What a page asked to be shown as soon as the cart has it. */
      asked: CartLineKey | undefined
      /** What was put into the cart last; undefined if the shopper only looks. It stays while the drawer slides away. */
      taken: CartLineKey | undefined
    }
    events:
      | { type: 'drawer.open' }
      | { type: 'drawer.close' }
      | { type: 'goods.ask'; line: CartLineKey }
      | { type: 'goods.taken'; lines: CartLineKey[] }
      | { type: 'goods.refused'; lines: CartLineKey[] }
      | { type: 'session.ended' }
    emitted: { type: 'message.wanted' }
    tags: 'pending'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  guards: {
    isAsked: ({ context }, params: { lines: CartLineKey[] }) => isOf(context.asked, params.lines),
  },
  actions: {
    setAsked: assign({ asked: (_, params: { line: CartLineKey }) => params.line }),
    setTaken: assign({ asked: undefined, taken: ({ context }) => context.asked }),
    forget: assign({ asked: undefined, taken: undefined }),
    emitMessageWanted: emit({ type: 'message.wanted' }),
  },
}).createMachine({
  id: 'cartDrawer',
  description: 'The drawer over the page that shows what is in the cart.',
  context: { asked: undefined, taken: undefined },
  initial: 'closed',
  on: {
    'session.ended': {
      description: 'What it shows was of the customer.',
      target: '.closed',
      actions: 'forget',
    },
  },
  states: {
    closed: {
      description: 'Not on the page.',
      meta: {
        spec: ['R8.22'],
        ignores: {
          'drawer.close': 'It is closed.',
          'goods.refused': 'Another part of the page says why.',
        },
      },
      on: {
        'drawer.open': { description: 'The shopper looks at the goods.', target: 'open', actions: 'forget' },
        'goods.ask': {
          description: 'A page puts goods into the cart.',
          target: 'awaiting',
          actions: { type: 'setAsked', params: ({ event }) => ({ line: event.line }) },
        },
        'goods.taken': {
          description: 'The cart has goods that no page asked to be shown: a message says so.',
          actions: 'emitMessageWanted',
        },
      },
    },
    awaiting: {
      description: 'The cart has not answered yet.',
      tags: 'pending',
      meta: { ignores: { 'drawer.close': 'It is closed.' } },
      on: {
        'drawer.open': { description: 'The shopper looks at the goods.', target: 'open', actions: 'forget' },
        'goods.ask': {
          description: 'More goods: the last ones are shown.',
          actions: { type: 'setAsked', params: ({ event }) => ({ line: event.line }) },
        },
        'goods.taken': [
          {
            description: 'They are in the cart.',
            guard: { type: 'isAsked', params: ({ event }) => ({ lines: event.lines }) },
            target: 'open',
            actions: 'setTaken',
          },
          { description: 'Other goods are: a message says so.', actions: 'emitMessageWanted' },
        ],
        'goods.refused': [
          {
            description: 'The cart does not take them: the page says why.',
            guard: { type: 'isAsked', params: ({ event }) => ({ lines: event.lines }) },
            target: 'closed',
            actions: 'forget',
          },
          { description: 'Something else was refused.' },
        ],
      },
    },
    open: {
      description: 'It shows what was taken, and the way to pay.',
      meta: {
        spec: ['R8.22'],
        ignores: {
          'drawer.open': 'It is open.',
          'goods.*': 'It shows the cart as it is. The page below cannot be reached.',
        },
      },
      on: {
        'drawer.close': { description: 'The shopper goes on.', target: 'closed' },
      },
    },
  },
})
