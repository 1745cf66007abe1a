import { assign, emit, fromPromise, raise, setup } from 'xstate'
import { joinedPieces } from '../cut-plan.ts'
import { codeOf } from '../problem.ts'
import type {
  Cart,
  CartChange,
  CartItem,
  CartLine,
  CartLineKey,
  CartPatch,
  CutList,
  Cutting,
  Money,
} from '../../openapi/generated/schema.ts'
import { inSatang, unitSatang } from '../quantity-prices.ts'

/** The data needed to show a cart line before the server responds. */
export type ShownProduct = Pick<
  CartItem,
  'name' | 'unit' | 'imageUrl' | 'status' | 'stock' | 'variants' | 'cutting'
>

/** A change that the shopper requested. `add` raises the quantity of an existing line, `replace` sets it. */
export type LineChange =
  | { op: 'add'; line: CartLine; shown: ShownProduct }
  | { op: 'replace'; line: CartLine }
  | { op: 'remove'; line: CartLineKey }

/** Why a product cannot be added to the cart; undefined if it can. */
export function whyNotForSale({
  status,
  stock,
}: Pick<ShownProduct, 'status' | 'stock'>): 'cancelled' | 'soldOut' | undefined {
  if (status === 'cancelled') return 'cancelled'
  return stock > 0 ? undefined : 'soldOut'
}

/** The cart that the server confirmed, and the shopper's changes on top of it, oldest first. */
interface PendingChanges {
  confirmed: { version: number; items: CartItem[] }
  /** The change that was sent to the server and awaits its response, if any. */
  sending: LineChange[]
  waiting: LineChange[]
}

const notProvided = (what: string): never => {
  throw new Error(`cart: ${what} is not provided`)
}

export const isSameLine = (a: CartLineKey, b: CartLineKey): boolean =>
  a.productId === b.productId && a.variantId === b.variantId

/** Sums in satang what the lines cost. */
export const totalOf = (items: Pick<CartItem, 'quantity' | 'variants' | 'cutting'>[]): Money => ({
  amount:
    items.reduce((sum, { quantity, variants, cutting }) => {
      const size = variants[0]?.sizes[0]
      return sum + (size ? unitSatang(size, quantity) * quantity : 0) + inSatang(cutting?.price)
    }, 0) / 100,
})

/** What a request says of the pieces that are cut. */
export const cutListOf = ({ pieces, sheets }: Cutting): CutList => ({ pieces, sheets })

/** Two lists as if each were cut alone; the server plans them together, and says what that costs. */
const cutBoth = (before: Cutting | undefined, added: Cutting | undefined): Cutting | undefined =>
  before && added
    ? {
        ...added,
        pieces: joinedPieces([...before.pieces, ...added.pieces]),
        sheets: before.sheets + added.sheets,
        cuts: before.cuts + added.cuts,
        price: { amount: (inSatang(before.price) + inSatang(added.price)) / 100 },
      }
    : (before ?? added)

const granted = (items: CartItem[], change: LineChange): CartItem[] => {
  if (change.op === 'remove') return items.filter((item) => !isSameLine(item, change.line))
  const { cutting: _, ...line } = change.line
  if (change.op === 'replace')
    return items.map((item) => (isSameLine(item, line) ? { ...item, quantity: line.quantity } : item))
  if (!items.some((item) => isSameLine(item, line)))
    return [...items, { ...change.shown, ...line, cartItemId: '' }]
  return items.map((item) => {
    if (!isSameLine(item, line)) return item
    const cutting = cutBoth(item.cutting, change.shown.cutting)
    return { ...item, quantity: item.quantity + line.quantity, ...(cutting && { cutting }) }
  })
}

/** Returns what the page shows: the confirmed cart with all pending changes applied, and its total. */
const shownFor = ({ confirmed, sending, waiting }: PendingChanges): { items: CartItem[]; total: Money } => {
  const items = [...sending, ...waiting].reduce(granted, confirmed.items)
  return { items, total: totalOf(items) }
}

/** Appends a change. It replaces an unsent quantity of the same line, unless it is an `add`. */
const withChange = (waiting: LineChange[], change: LineChange): LineChange[] => [
  ...waiting.filter(
    ({ op, line }) => change.op === 'add' || op !== 'replace' || !isSameLine(line, change.line),
  ),
  change,
]

/** While an offer waits for its answer, only products that are added are sent: they meet no conflict. */
const nextOf = ({ waiting, offered }: { waiting: LineChange[]; offered: LineChange[] }) =>
  offered.length === 0 ? waiting[0] : waiting.find(({ op }) => op === 'add')

const patchOf = ({ op, line }: LineChange): CartChange => {
  if (op === 'remove') return { op, path: '/items', value: line }
  return { op, path: '/items', value: line }
}

/**
 * The shopper's cart: shows changes at once, rolls them back when the server refuses them, and follows other
 * tabs. Spec part 4: cart total, reactions, sign-out.
 */
export const cartMachine = setup({
  types: {} as {
    context: PendingChanges & {
      items: CartItem[]
      total: Money
      /** Whether the server's cart may be newer than this page's. */
      isStale: boolean
      /** Changes that conflicted with another tab; the shopper is asked to confirm them. */
      offered: LineChange[]
      /** The refused changes that the notice is about. */
      refused: LineChange[]
      noticeCode: string | undefined
    }
    events:
      | { type: 'session.began' }
      | { type: 'session.ended' }
      | { type: 'cart.add'; line: CartLine; shown: ShownProduct }
      | { type: 'cart.change'; change: LineChange }
      | { type: 'cart.changedElsewhere' }
      | { type: 'cart.changedByPage' }
      | { type: 'cart.retry' }
      | { type: 'offer.accept' }
      | { type: 'offer.drop' }
    emitted:
      | { type: 'cart.loaded' }
      | { type: 'cart.loadFailed' }
      | { type: 'cart.changed'; granted: LineChange[] }
      | { type: 'cart.refused'; code: string }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    loadCart: fromPromise<Cart>(() => notProvided("the actor 'loadCart'")),
    changeCart: fromPromise<Cart, { patch: CartPatch; version: number | undefined }>(() =>
      notProvided("the actor 'changeCart'"),
    ),
  },
  guards: {
    isForSale: (_, params: { shown: ShownProduct }) => whyNotForSale(params.shown) === undefined,
    hasChanges: ({ context }) => nextOf(context) !== undefined,
    hasOffer: ({ context }) => context.offered.length > 0,
    isAdding: (_, params: { change: LineChange }) => params.change.op === 'add',
    isStale: ({ context }) => context.isStale,
    isConflict: (_, params: { error: unknown }) => codeOf(params.error) === 'CART_CONFLICT',
    isRefusal: (_, params: { error: unknown }) =>
      ['OUT_OF_STOCK', 'NOT_FOR_SALE'].includes(codeOf(params.error)),
    isNoticeOfReading: ({ context }) => context.noticeCode !== undefined && context.refused.length === 0,
    isNoticeOfRefusal: ({ context }) => context.noticeCode !== undefined && context.refused.length > 0,
  },
  actions: {
    requestLine: raise((_, params: { line: CartLine; shown: ShownProduct }) => ({
      type: 'cart.change' as const,
      change: { op: 'add' as const, ...params },
    })),
    /** It overtakes the notice of an earlier one. */
    queueChange: assign(({ context }, params: { change: LineChange }) => {
      const waiting = withChange(context.waiting, params.change)
      return { waiting, refused: [], noticeCode: undefined, ...shownFor({ ...context, waiting }) }
    }),
    takeNextChange: assign(({ context }) => {
      const next = nextOf(context)
      return {
        sending: next ? [next] : [],
        waiting: context.waiting.filter((change) => change !== next),
      }
    }),
    /** What shows is no longer old: of the notices only that of a refused change stays. */
    setCart: assign(({ context }, { cart }: { cart: Cart }) => {
      const confirmed = { version: cart.version, items: cart.items }
      return {
        confirmed,
        sending: [],
        noticeCode: context.refused.length === 0 ? undefined : context.noticeCode,
        ...shownFor({ confirmed, sending: [], waiting: context.waiting }),
      }
    }),
    rollBack: assign(({ context }) => ({
      refused: context.sending,
      sending: [],
      isStale: true,
      ...shownFor({ ...context, sending: [] }),
    })),
    dropChanges: assign(({ context }) => ({
      refused: [...context.refused, ...context.waiting],
      waiting: [],
      ...shownFor({ ...context, waiting: [] }),
    })),
    setAside: assign(({ context }) => {
      const isAdding = ({ op }: LineChange) => op === 'add'
      const waiting = context.waiting.filter(isAdding)
      const offered = [...context.sending, ...context.waiting.filter((change) => !isAdding(change))]
      return { offered, sending: [], waiting, ...shownFor({ ...context, sending: [], waiting }) }
    }),
    takeOffer: assign(({ context }) => {
      const waiting = context.waiting.reduce(withChange, context.offered)
      return { waiting, offered: [], ...shownFor({ ...context, waiting }) }
    }),
    clearOffer: assign({ offered: [] }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    setNotice: assign({ noticeCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearNotice: assign({ noticeCode: undefined }),
    /** A conflict shows no code; a programming error is thrown again all the same. */
    judge: (_, { error }: { error: unknown }) => void codeOf(error),
    empty: assign({
      confirmed: { version: 0, items: [] },
      sending: [],
      waiting: [],
      items: [],
      total: { amount: 0 },
      isStale: false,
      offered: [],
      refused: [],
      noticeCode: undefined,
    }),
    emitLoaded: emit({ type: 'cart.loaded' }),
    emitLoadFailed: emit({ type: 'cart.loadFailed' }),
    emitChanged: emit(({ context }) => ({ type: 'cart.changed', granted: context.sending })),
    emitChangedByPage: emit({ type: 'cart.changed', granted: [] }),
    emitRefused: emit((_, params: { error: unknown }) => ({
      type: 'cart.refused',
      code: codeOf(params.error),
    })),
  },
}).createMachine({
  id: 'cart',
  description: 'The cart of the customer.',
  context: {
    confirmed: { version: 0, items: [] },
    sending: [],
    waiting: [],
    items: [],
    total: { amount: 0 },
    isStale: false,
    offered: [],
    refused: [],
    noticeCode: undefined,
  },
  initial: 'cleared',
  on: {
    'cart.changedByPage': {
      description:
        'A page has put products into the cart by a request of its own: the other tabs hear of it.',
      actions: 'emitChangedByPage',
    },
    'cart.add': {
      description: 'Products of a page of the catalogue. What a guest chose goes into the cart of the guest.',
      guard: { type: 'isForSale', params: ({ event }) => ({ shown: event.shown }) },
      actions: { type: 'requestLine', params: ({ event }) => ({ line: event.line, shown: event.shown }) },
    },
  },
  states: {
    cleared: {
      description: 'Nobody is signed in: the cart is empty.',
      meta: {
        spec: ['R4.8'],
        ignores: {
          'session.ended': 'Nobody was signed in.',
          'cart.change': 'Nobody is signed in, so there is no cart.',
          'cart.changedElsewhere': 'Nobody is signed in, so there is no cart.',
          'cart.retry': 'Nobody is signed in, so there is no cart.',
          'offer.*': 'Nobody is signed in, so nothing was requested.',
        },
      },
      on: {
        'session.began': { description: 'A customer: at the start, or after a sign-in.', target: 'open' },
      },
    },
    open: {
      description:
        'A customer has a cart: its lines, and their total, which follows every change of them. A refresh of the tokens is not heard here.',
      meta: {
        spec: ['R4.25', 'R4.28', 'R4.30', 'R4.32', 'R4.33', 'R4.34', 'R4.35'],
        ignores: {
          'session.began': 'The tokens were only refreshed: the customer and the cart are the same.',
          'offer.*': 'No change met a change of another tab.',
        },
      },
      initial: 'loading',
      on: {
        'session.ended': {
          description: 'Signed out, here or in another tab: everything goes, also what was not sent yet.',
          target: 'cleared',
          actions: 'empty',
        },
      },
      states: {
        loading: {
          description: 'Nothing can be shown yet; what the shopper changes meanwhile waits.',
          meta: { spec: ['R4.24', 'R4.27'], ignores: { 'cart.retry': 'The cart is being read.' } },
          tags: 'pending',
          invoke: {
            id: 'loadCart',
            src: 'loadCart',
            onDone: {
              description: 'The cart is here.',
              target: 'settling',
              actions: [{ type: 'setCart', params: ({ event }) => ({ cart: event.output }) }, 'emitLoaded'],
            },
            onError: [
              {
                description: 'It could not be read. What waits is refused, so that nobody asks for it twice.',
                guard: 'hasChanges',
                target: 'loadFailed',
                actions: [
                  'dropChanges',
                  { type: 'setNotice', params: ({ event }) => ({ error: event.error }) },
                  { type: 'emitRefused', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                description: 'It could not be read.',
                target: 'loadFailed',
                actions: { type: 'setNotice', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          on: {
            'cart.change': {
              description: 'The change waits for the cart.',
              actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
            },
            'cart.changedElsewhere': {
              description: 'What is on its way may be old already.',
              target: 'loading',
              reenter: true,
            },
          },
        },
        loadFailed: {
          description: 'The cart could not be read.',
          tags: 'failed',
          entry: 'emitLoadFailed',
          on: {
            'cart.retry': { description: 'Try again.', target: 'loading' },
            'cart.changedElsewhere': {
              description: 'There is something new to be read.',
              target: 'loading',
            },
            'cart.change': {
              description: 'Try again; the change waits for the cart.',
              target: 'loading',
              actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
            },
          },
        },
        settling: {
          description: 'Is something left to be sent, or to be read again?',
          always: [
            { description: 'The next change, in its order.', guard: 'hasChanges', target: 'changing' },
            {
              description: 'A change met one of another tab, and is to be offered again.',
              guard: 'hasOffer',
              target: 'conflict',
            },
            {
              description: 'The server knows more than the page.',
              guard: 'isStale',
              target: 'reloading',
            },
            { description: 'No: page and server agree.', target: 'ready' },
          ],
        },
        ready: {
          description: 'What is shown is what the server has.',
          on: {
            'cart.change': {
              description: 'A product more, another quantity, a line less: shown at once, and sent.',
              target: 'changing',
              actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
            },
            'cart.changedElsewhere': {
              description: 'Another tab changed the cart, or an order consumed it.',
              target: 'reloading',
            },
            'cart.retry': [
              {
                description: 'It could not be read again before: once more.',
                guard: 'isNoticeOfReading',
                target: 'reloading',
                actions: 'clearNotice',
              },
              {
                description: 'What shows may be old. A notice about a change stays.',
                target: 'reloading',
              },
            ],
          },
        },
        changing: {
          description: 'One change is with the server; more of them may queue behind it.',
          meta: {
            spec: ['R3.6', 'R3.7', 'R4.37', 'R4.38', 'R7.40', 'R7.41', 'R7.42'],
            ignores: { 'cart.retry': 'The answer to the change brings the newest cart.' },
          },
          tags: 'pending',
          entry: 'takeNextChange',
          invoke: {
            id: 'changeCart',
            src: 'changeCart',
            input: ({ context: { sending, confirmed } }) => ({
              patch: sending.map(patchOf),
              version: sending.some(({ op }) => op !== 'add') ? confirmed.version : undefined,
            }),
            onDone: {
              description: 'Granted: the answer is the cart as it stands now.',
              target: 'settling',
              actions: ['emitChanged', { type: 'setCart', params: ({ event }) => ({ cart: event.output }) }],
            },
            onError: [
              {
                description: 'Another tab or device changed the cart first.',
                guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                target: 'settling',
                actions: 'setAside',
              },
              {
                description: 'Refused: this change is rolled back, those behind it go on.',
                guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
                target: 'settling',
                actions: [
                  'rollBack',
                  { type: 'setNotice', params: ({ event }) => ({ error: event.error }) },
                  { type: 'emitRefused', params: ({ event }) => ({ error: event.error }) },
                ],
              },
              {
                description:
                  'No answer, or one that nobody expected: nobody knows what was done, so all is rolled back and read again.',
                target: 'reloading',
                actions: [
                  'rollBack',
                  'dropChanges',
                  { type: 'setNotice', params: ({ event }) => ({ error: event.error }) },
                  { type: 'emitRefused', params: ({ event }) => ({ error: event.error }) },
                ],
              },
            ],
          },
          on: {
            'cart.change': {
              description:
                'Shown at once, sent in its turn; overtakes a quantity of the same line that was not sent yet.',
              actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
            },
            'cart.changedElsewhere': {
              description: 'To be read again when the changes are through.',
              actions: 'markStale',
            },
          },
        },
        reloading: {
          description: 'The cart is read again behind what is shown.',
          meta: { ignores: { 'cart.retry': 'The cart is being read.' } },
          tags: 'pending',
          entry: 'markFresh',
          invoke: {
            id: 'reloadCart',
            src: 'loadCart',
            onDone: {
              description: 'The newest cart.',
              target: 'settling',
              actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
            },
            onError: [
              {
                description: 'The older one stays, and so does the notice of a change that was refused.',
                guard: 'isNoticeOfRefusal',
                target: 'settling',
              },
              {
                description: 'The older one stays, and a notice says why.',
                target: 'settling',
                actions: [
                  { type: 'setNotice', params: ({ event }) => ({ error: event.error }) },
                  { type: 'emitRefused', params: ({ event }) => ({ error: event.error }) },
                ],
              },
            ],
          },
          on: {
            'cart.change': {
              description: 'Shown at once, sent after the reading.',
              actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
            },
            'cart.changedElsewhere': {
              description: 'What is on its way may be old already.',
              target: 'reloading',
              reenter: true,
            },
          },
        },
        conflict: {
          description: 'The cart changed elsewhere before the change of this tab came through.',
          meta: {
            ignores: { 'offer.*': 'The newest cart has to show before the change is offered again.' },
          },
          initial: 'loading',
          on: {
            'cart.change': [
              {
                description: 'A product more meets no conflict: it is sent, and the offer waits.',
                guard: { type: 'isAdding', params: ({ event }) => ({ change: event.change }) },
                target: 'changing',
                actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
              },
              {
                description: 'Shown at once, sent when the offer is answered, behind what was offered.',
                actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
              },
            ],
            'cart.changedElsewhere': {
              description: 'It changed once more.',
              target: '.loading',
            },
          },
          states: {
            loading: {
              description: 'The newest cart is read.',
              meta: { ignores: { 'cart.retry': 'The cart is being read.' } },
              tags: 'pending',
              entry: 'markFresh',
              invoke: {
                id: 'loadNewest',
                src: 'loadCart',
                onDone: {
                  description: 'Here is what it looks like now.',
                  target: 'offering',
                  actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
                },
                onError: {
                  description: 'It could not be read; the change is kept.',
                  target: 'failed',
                  actions: { type: 'judge', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            offering: {
              description: 'The newest cart shows; the own change is offered again.',
              meta: { ignores: { 'cart.retry': 'The newest cart was read.' } },
              on: {
                'offer.accept': {
                  description: 'Yes, still.',
                  target: '#cart.open.changing',
                  actions: 'takeOffer',
                },
                'offer.drop': {
                  description: 'No, the cart is good as it is; what was requested since is sent.',
                  target: '#cart.open.settling',
                  actions: 'clearOffer',
                },
              },
            },
            failed: {
              description: 'The newest cart could not be read.',
              tags: 'failed',
              on: {
                'cart.retry': { description: 'Try again.', target: 'loading' },
                'cart.change': [
                  {
                    description: 'A product more meets no conflict: it is sent, and the offer waits.',
                    guard: { type: 'isAdding', params: ({ event }) => ({ change: event.change }) },
                    target: '#cart.open.changing',
                    actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
                  },
                  {
                    description: 'Try again; the change waits behind the offer.',
                    target: 'loading',
                    actions: { type: 'queueChange', params: ({ event }) => ({ change: event.change }) },
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
})
