import { assign, emit, setup } from 'xstate'
import type { CartItem, CartLine, CartLineKey } from '../../openapi/generated/schema.ts'

/** Products with what the cart shows of them until the server has answered. */
export interface ShownLine {
  line: CartLine
  shown: Pick<CartItem, 'name' | 'unit' | 'imageUrl' | 'status' | 'stock' | 'variants' | 'cutting'>
}

/** Products that a guest wants in the cart. */
export interface GuestLine extends ShownLine {
  addedAt: number
  /** When they were sent to the cart, while its answer is awaited. */
  sentAt?: number | undefined
  /** The problem code for which the cart did not take them. They stay until the shopper has read it. */
  refusalCode?: string | undefined
}

type SessionStart = 'start' | 'signIn' | 'otherTab'
/** Signed out in this tab, refused by the server, or whatever another tab did. */
type SessionEnd = 'signOut' | 'refresh' | 'elsewhere'

export const isWaiting = ({ sentAt, refusalCode }: GuestLine): boolean =>
  sentAt === undefined && refusalCode === undefined

const notProvided = (what: string): never => {
  throw new Error(`guest-cart: ${what} is not provided`)
}

const isOf =
  (key: CartLineKey) =>
  ({ line }: { line: CartLineKey }): boolean =>
    line.productId === key.productId && line.variantId === key.variantId

const withoutLine = (lines: GuestLine[], key: CartLineKey): GuestLine[] => {
  const isKey = isOf(key)
  return lines.filter((line) => !isKey(line))
}

/** Whole sheets leave the pieces that are cut from others, and the sheets of these, as the server does. */
const withCutting = ({ line: { cutting }, shown }: ShownLine, added: GuestLine): GuestLine =>
  cutting === undefined || added.line.cutting !== undefined
    ? added
    : {
        ...added,
        line: { ...added.line, quantity: cutting.sheets + added.line.quantity, cutting },
        shown: { ...added.shown, ...(shown.cutting && { cutting: shown.cutting }) },
      }

/** The same products once more have the newer quantity, not the sum: the shopper means the same sheets. */
const withLine = (lines: GuestLine[], added: GuestLine): GuestLine[] => {
  const isAdded = isOf(added.line)
  return lines.some(isAdded)
    ? lines.map((line) => (isAdded(line) ? withCutting(line, added) : line))
    : [...lines, added]
}

/** Each of them asks for more of a variant: what the cart would have added up is one line. */
export const addedUp = (unsent: ShownLine[]): ShownLine[] => {
  const sums: ShownLine[] = []
  for (const { line, shown } of unsent) {
    const index = sums.findIndex(isOf(line))
    const sum = sums[index]
    const cutting = line.cutting ?? sum?.line.cutting
    const cut = shown.cutting ?? sum?.shown.cutting
    const quantity = line.quantity + (sum?.line.quantity ?? 0)
    sums[sum ? index : sums.length] = {
      line: { ...line, quantity, ...(cutting && { cutting }) },
      shown: { ...shown, ...(cut && { cutting: cut }) },
    }
  }
  return sums
}

const released = (lines: GuestLine[]): GuestLine[] => lines.map(({ sentAt: _, ...line }) => line)

/** The products that wait in this browser for somebody to sign in, and their way into the cart, one after the other. */
export const guestCartMachine = setup({
  types: {} as {
    context: {
      /** The oldest first. */
      lines: GuestLine[]
      /** What this tab has sent to the cart. */
      sent: GuestLine | undefined
      /** The customer has just signed in here, and no message has said so yet. */
      isSignIn: boolean
      now: number
    }
    input: { lines: GuestLine[]; now: number }
    events:
      | ({ type: 'line.add'; at: number } & ShownLine)
      | { type: 'line.retry'; line: CartLineKey; at: number }
      | { type: 'line.forget'; line: CartLineKey }
      | { type: 'lines.changedElsewhere'; lines: GuestLine[] }
      | { type: 'session.began'; by: SessionStart }
      | { type: 'session.ended'; by: SessionEnd; unsent: ShownLine[]; at: number }
      | { type: 'cart.loaded'; at: number }
      | { type: 'cart.loadFailed' }
      | { type: 'cart.changed'; lines: CartLine[]; at: number }
      | { type: 'cart.refused'; lines: CartLine[]; errorCode: string; at: number }
    emitted:
      | { type: 'line.kept'; line: CartLineKey }
      | ({ type: 'line.send' } & ShownLine)
      | { type: 'line.taken'; isSignIn: boolean }
      | { type: 'line.delayed'; isSignIn: boolean }
      | { type: 'line.refused'; isSignIn: boolean }
    tags: 'pending'
    meta: { ignores?: Record<string, string> }
  },
  guards: {
    hasWaiting: ({ context }) => context.lines.some(isWaiting),
    isSender: ({ context }, params: { by: SessionStart }) =>
      params.by !== 'otherTab' && context.lines.some(isWaiting),
    isSignOut: (_, params: { by: SessionEnd }) => params.by === 'signOut',
    isElsewhere: (_, params: { by: SessionEnd }) => params.by === 'elsewhere',
    /** Another quantity of the same variant is a press of the customer's own. */
    isOfSent: ({ context: { sent } }, params: { lines: CartLine[] }) =>
      sent !== undefined &&
      params.lines.some((line) => isOf(line)(sent) && line.quantity === sent.line.quantity),
  },
  actions: {
    addLine: assign(({ context }, { line, shown, at }: ShownLine & { at: number }) => ({
      lines: withLine(context.lines, { line, shown, addedAt: at }),
    })),
    /** The server refused them together with the session. They come on top of what waits; what this tab had sent is among them. */
    addUnsent: assign(({ context: { lines } }, { unsent, at }: { unsent: ShownLine[]; at: number }) => {
      const before = lines.filter((line) => isWaiting(line) && unsent.some(isOf(line.line)))
      const sums = addedUp([...before, ...unsent])
      return { lines: sums.reduce((all, one) => withLine(all, { ...one, addedAt: at }), lines) }
    }),
    removeLine: assign(({ context }, { line }: { line: CartLineKey }) => ({
      lines: withoutLine(context.lines, line),
    })),
    makeWaiting: assign(({ context }, { line: key }: { line: CartLineKey }) => ({
      lines: context.lines.map((line) => (isOf(key)(line) ? { ...line, refusalCode: undefined } : line)),
    })),
    setLines: assign({ lines: (_, params: { lines: GuestLine[] }) => params.lines }),
    setSignIn: assign({ isSignIn: (_, params: { by: SessionStart }) => params.by === 'signIn' }),
    clearSignIn: assign({ isSignIn: false }),
    setTime: assign({ now: (_, params: { at: number }) => params.at }),
    /** Marked in the lines too, so that no other tab sends it. */
    markSent: assign(({ context }) => {
      const next = context.lines.find(isWaiting)
      const sent = next && { ...next, sentAt: context.now }
      return { sent, lines: context.lines.map((line) => (line === next && sent ? sent : line)) }
    }),
    removeSent: assign(({ context }) => ({
      sent: undefined,
      lines: context.sent ? withoutLine(context.lines, context.sent.line) : context.lines,
    })),
    refuseSent: assign(({ context: { lines, sent } }, { errorCode }: { errorCode: string }) => ({
      sent: undefined,
      lines: lines.map((line) =>
        sent && isOf(sent.line)(line) ? { ...line, sentAt: undefined, refusalCode: errorCode } : line,
      ),
    })),
    release: assign(({ context }) => ({ sent: undefined, lines: released(context.lines) })),
    clearLines: assign({ sent: undefined, lines: [] }),
    emitSend: emit(({ context: { sent } }) => {
      if (!sent) throw new Error('guest-cart: no line is sent')
      return { type: 'line.send', line: sent.line, shown: sent.shown }
    }),
    emitKept: emit((_, params: { line: CartLineKey }) => ({ type: 'line.kept', line: params.line })),
    emitTaken: emit(({ context }) => ({ type: 'line.taken', isSignIn: context.isSignIn })),
    emitDelayed: emit(({ context }) => ({ type: 'line.delayed', isSignIn: context.isSignIn })),
    emitRefused: emit(({ context }) => ({ type: 'line.refused', isSignIn: context.isSignIn })),
    /** Stores the lines for the next page and for other tabs. */
    store: (_, __: { lines: GuestLine[] }) => notProvided("the action 'store'"),
  },
}).createMachine({
  id: 'guestCart',
  description:
    'The goods that a guest wants in the cart: they wait in the browser and are sent after signing in.',
  context: ({ input }) => ({ lines: input.lines, sent: undefined, isSignIn: false, now: input.now }),
  initial: 'guest',
  on: {
    'line.add': {
      description: 'More products wait; the same ones once more have the newer quantity.',
      actions: [
        {
          type: 'addLine',
          params: ({ event }) => ({ line: event.line, shown: event.shown, at: event.at }),
        },
        { type: 'store', params: ({ context }) => ({ lines: context.lines }) },
        { type: 'emitKept', params: ({ event }) => ({ line: event.line }) },
      ],
    },
    'line.retry': {
      description: 'What the cart refused waits once more.',
      actions: [
        { type: 'makeWaiting', params: ({ event }) => ({ line: event.line }) },
        { type: 'store', params: ({ context }) => ({ lines: context.lines }) },
      ],
    },
    'line.forget': {
      description: 'The shopper does not want it any more, or has read why the cart did not take it.',
      actions: [
        { type: 'removeLine', params: ({ event }) => ({ line: event.line }) },
        { type: 'store', params: ({ context }) => ({ lines: context.lines }) },
      ],
    },
    'lines.changedElsewhere': {
      description: 'Another tab changed them.',
      actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
    },
    'session.ended': [
      {
        description: 'Signed out: the next user of the device does not find the goods.',
        guard: { type: 'isSignOut', params: ({ event }) => ({ by: event.by }) },
        target: '.guest',
        actions: ['clearLines', { type: 'store', params: ({ context }) => ({ lines: context.lines }) }],
      },
      {
        description: 'It ended in another tab, which keeps the goods or forgets them; its lines are heard.',
        guard: { type: 'isElsewhere', params: ({ event }) => ({ by: event.by }) },
        target: '.guest',
        actions: 'release',
      },
      {
        description: 'The session ran out: what was not taken waits, with what the customer added meanwhile.',
        target: '.guest',
        actions: [
          { type: 'addUnsent', params: ({ event }) => ({ unsent: event.unsent, at: event.at }) },
          'release',
          { type: 'store', params: ({ context }) => ({ lines: context.lines }) },
        ],
      },
    ],
  },
  states: {
    guest: {
      description: 'Nobody is signed in: the products wait.',
      meta: { ignores: { 'cart.*': 'Without a customer there is no cart.' } },
      entry: 'clearSignIn',
      on: {
        'session.began': [
          {
            description: 'A customer signed in here, or was here at the start: the goods are to be sent.',
            guard: { type: 'isSender', params: ({ event }) => ({ by: event.by }) },
            target: 'awaitingCart',
            actions: { type: 'setSignIn', params: ({ event }) => ({ by: event.by }) },
          },
          {
            description: 'No goods wait, or the customer signed in in another tab, which sends them.',
            target: 'customer',
          },
        ],
      },
    },
    awaitingCart: {
      description:
        'Nothing is sent to a cart that was not read: it would refuse all goods, one after the other.',
      meta: {
        ignores: {
          'session.began': 'The customer is the same.',
          'cart.*': 'No goods were sent yet.',
        },
      },
      initial: 'reading',
      on: {
        'cart.loaded': {
          description: 'The goods can be sent.',
          target: 'choosing',
          actions: { type: 'setTime', params: ({ event }) => ({ at: event.at }) },
        },
      },
      states: {
        reading: {
          description: 'The cart is being read.',
          tags: 'pending',
          on: {
            'cart.loadFailed': {
              description: 'The goods wait, and nobody waits for them.',
              target: 'delayed',
              actions: ['emitDelayed', 'clearSignIn'],
            },
          },
        },
        delayed: {
          description: 'The cart could not be read. It is read again when the shopper asks for it.',
        },
      },
    },
    choosing: {
      description: 'Is something left to be sent?',
      always: [
        {
          description:
            'The next products, in their order: the cart drops all that waits when one change fails.',
          guard: 'hasWaiting',
          target: 'sending',
        },
        { description: 'No.', target: 'customer' },
      ],
    },
    sending: {
      description: 'The cart is asked to take the goods.',
      tags: 'pending',
      meta: {
        ignores: { 'session.began': 'The customer is the same.', 'cart.*': 'The cart was read before.' },
      },
      entry: ['markSent', { type: 'store', params: ({ context }) => ({ lines: context.lines }) }, 'emitSend'],
      on: {
        'cart.changed': [
          {
            description: 'The cart has them.',
            guard: { type: 'isOfSent', params: ({ event }) => ({ lines: event.lines }) },
            target: 'choosing',
            actions: [
              'removeSent',
              { type: 'setTime', params: ({ event }) => ({ at: event.at }) },
              { type: 'store', params: ({ context }) => ({ lines: context.lines }) },
              'emitTaken',
              'clearSignIn',
            ],
          },
          { description: 'The cart has something else.' },
        ],
        'cart.refused': [
          {
            description: 'The cart does not take them. They stay, with the reason.',
            guard: { type: 'isOfSent', params: ({ event }) => ({ lines: event.lines }) },
            target: 'choosing',
            actions: [
              { type: 'refuseSent', params: ({ event }) => ({ errorCode: event.errorCode }) },
              { type: 'setTime', params: ({ event }) => ({ at: event.at }) },
              { type: 'store', params: ({ context }) => ({ lines: context.lines }) },
              'emitRefused',
              'clearSignIn',
            ],
          },
          { description: 'Something else was refused.' },
        ],
      },
    },
    customer: {
      description:
        'A customer is signed in: goods go into the cart itself. What the cart refused can be read.',
      meta: {
        ignores: {
          'session.began': 'The customer is the same.',
          'cart.*': 'The goods were not sent from here.',
        },
      },
      on: {
        'line.retry': {
          description: 'The cart is asked again to take what it refused.',
          target: 'choosing',
          actions: [
            { type: 'makeWaiting', params: ({ event }) => ({ line: event.line }) },
            { type: 'setTime', params: ({ event }) => ({ at: event.at }) },
          ],
        },
      },
    },
  },
})
