import { assign, emit, fromPromise, setup } from 'xstate'
import type { QuickOrderLine, QuickOrderPiece, VariantListItem } from '../../openapi/generated/schema.ts'

/** A written line with what it means, and what the shopper decided about it. */
export type OrderedLine = QuickOrderLine & { isSkipped?: boolean }

/** A line that goes into the cart: as many as there are. */
export interface ReadyLine {
  variant: VariantListItem
  piece: QuickOrderPiece
}

/** What can go into the cart of a line; undefined where it means nothing yet, or there is none. */
export function readyLine({ match, state, quantity, isSkipped }: OrderedLine): ReadyLine | undefined {
  if (isSkipped || !match || match.stock === 0 || state === 'noQuantity') return undefined
  const piece = {
    productId: match.product.id,
    variantId: match.variantId,
    quantity: Math.min(quantity, match.stock),
  }
  return { variant: match, piece }
}

export const readyLines = (lines: readonly OrderedLine[]): ReadyLine[] =>
  lines.flatMap((line) => readyLine(line) ?? [])

/** Actors reject with `{ code }`; any other error is a programming error and is thrown again. */
const codeOf = (error: unknown): string => {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
    return error.code
  }
  throw error
}

/** `3.value.quantity` is about the fourth line that was sent. */
function placeOf(error: unknown): number | undefined {
  const errors = typeof error === 'object' && error !== null && 'errors' in error ? error.errors : undefined
  const [first] = Array.isArray(errors) ? (errors as unknown[]) : []
  const field = typeof first === 'object' && first !== null && 'field' in first ? first.field : undefined
  const place = typeof field === 'string' ? Number.parseInt(field, 10) : Number.NaN
  return Number.isNaN(place) ? undefined : place
}

const notProvided = (what: string): never => {
  throw new Error(`quick-order: ${what} is not provided`)
}

/** Goods ordered by their codes: lines are written or read from a file, resolved, looked at, and put into the cart at once. */
export const quickOrderMachine = setup({
  types: {} as {
    context: {
      file: unknown
      texts: string[]
      lines: OrderedLine[]
      /** How many lines the cart took. */
      added: number
      /** The line that the cart refused, where it says which. */
      refused: number | undefined
      errorCode: string | undefined
    }
    events:
      | { type: 'lines.check'; texts: string[] }
      | { type: 'file.choose'; file: unknown }
      | { type: 'line.choose'; index: number; variantId: string }
      | { type: 'line.quantity'; index: number; quantity: number }
      | { type: 'line.skip'; index: number; isSkipped: boolean }
      | { type: 'cart.add' }
      | { type: 'order.retry' }
    emitted: { type: 'file.read'; texts: string[] } | { type: 'lines.added' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    readFile: fromPromise<string[], { file: unknown }>(() => notProvided("the actor 'readFile'")),
    resolve: fromPromise<QuickOrderLine[], { texts: string[] }>(() => notProvided("the actor 'resolve'")),
    addLines: fromPromise<unknown, { lines: ReadyLine[] }>(() => notProvided("the actor 'addLines'")),
  },
  guards: {
    hasTexts: (_, params: { texts: string[] }) => params.texts.length > 0,
    hasReady: ({ context }) => readyLines(context.lines).length > 0,
  },
  actions: {
    setFile: assign({ file: (_, params: { file: unknown }) => params.file }),
    clearFile: assign({ file: undefined }),
    setTexts: assign({ texts: (_, params: { texts: string[] }) => params.texts }),
    setLines: assign({ lines: (_, params: { lines: OrderedLine[] }) => params.lines }),
    clearLines: assign({ lines: [] }),
    chooseVariant: assign(({ context }, { index, variantId }: { index: number; variantId: string }) => ({
      lines: context.lines.map((line, place) => {
        const match = line.offers.find((offer) => offer.variantId === variantId)
        return place === index && match ? { ...line, state: 'found' as const, match, offers: [] } : line
      }),
    })),
    setQuantity: assign(({ context }, { index, quantity }: { index: number; quantity: number }) => ({
      lines: context.lines.map((line, place) => (place === index ? { ...line, quantity } : line)),
    })),
    setSkipped: assign(({ context }, { index, isSkipped }: { index: number; isSkipped: boolean }) => ({
      lines: context.lines.map((line, place) => (place === index ? { ...line, isSkipped } : line)),
    })),
    countAdded: assign({ added: ({ context }) => readyLines(context.lines).length }),
    /** The cart names the line by its place among those that were ready. */
    setRefused: assign(({ context }, { error }: { error: unknown }) => {
      const place = placeOf(error)
      const ready = context.lines.flatMap((line, index) => (readyLine(line) ? [index] : []))
      return { refused: place === undefined ? undefined : ready[place] }
    }),
    clearRefused: assign({ refused: undefined }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    emitRead: emit((_, params: { texts: string[] }) => ({ type: 'file.read', texts: params.texts })),
    emitAdded: emit({ type: 'lines.added' }),
  },
}).createMachine({
  id: 'quickOrder',
  description: 'Goods that are ordered by their codes, many at once.',
  meta: {
    ignores: {
      'lines.check': 'Lines are resolved or put into the cart, or none is written.',
      'file.choose': 'Lines are resolved or put into the cart.',
      'line.*': 'No line is resolved, or they are put into the cart.',
      'cart.add': 'No line is ready, or they are put into the cart.',
      'order.retry': 'Nothing has failed.',
    },
  },
  context: { file: undefined, texts: [], lines: [], added: 0, refused: undefined, errorCode: undefined },
  initial: 'open',
  states: {
    open: {
      description: 'The shopper writes lines, or looks at what they mean.',
      initial: 'writing',
      on: {
        'lines.check': {
          description: 'Find what these lines mean.',
          guard: { type: 'hasTexts', params: ({ event }) => ({ texts: event.texts }) },
          target: 'resolving',
          actions: [
            'clearError',
            'clearRefused',
            { type: 'setTexts', params: ({ event }) => ({ texts: event.texts }) },
          ],
        },
        'file.choose': {
          description: 'Read the lines of a file.',
          target: 'reading',
          actions: [
            'clearError',
            'clearRefused',
            { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
          ],
        },
      },
      states: {
        writing: { description: 'No line is resolved.' },
        fileRefused: { description: 'The file has no lines to order by, and why is said.', tags: 'failed' },
        resolveFailed: {
          description: 'What the lines mean could not be found out. They are held.',
          tags: 'failed',
          on: {
            'order.retry': {
              description: 'Ask once more.',
              target: '#quickOrder.resolving',
              actions: 'clearError',
            },
          },
        },
        resolved: {
          description: 'Each line shows what it means, what is to be chosen, or what is wrong with it.',
          on: {
            'line.choose': {
              description: 'This is what the line means.',
              actions: {
                type: 'chooseVariant',
                params: ({ event }) => ({ index: event.index, variantId: event.variantId }),
              },
            },
            'line.quantity': {
              description: 'So many of it.',
              actions: {
                type: 'setQuantity',
                params: ({ event }) => ({ index: event.index, quantity: event.quantity }),
              },
            },
            'line.skip': {
              description: 'Leave the line out, or take it in again.',
              actions: {
                type: 'setSkipped',
                params: ({ event }) => ({ index: event.index, isSkipped: event.isSkipped }),
              },
            },
            'cart.add': {
              description: 'Put all that is ready into the cart.',
              guard: 'hasReady',
              target: '#quickOrder.adding',
              actions: ['clearError', 'clearRefused'],
            },
          },
        },
        added: { description: 'All that was ready is in the cart.' },
      },
    },
    reading: {
      description: 'The browser reads the file.',
      tags: 'pending',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          description: 'It has lines.',
          target: 'resolving',
          actions: [
            'clearFile',
            { type: 'setTexts', params: ({ event }) => ({ texts: event.output }) },
            { type: 'emitRead', params: ({ event }) => ({ texts: event.output }) },
          ],
        },
        onError: {
          description: 'It has none.',
          target: 'open.fileRefused',
          actions: [
            'clearFile',
            'clearLines',
            { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    resolving: {
      description: 'The server finds what each line means.',
      tags: 'pending',
      invoke: {
        id: 'resolve',
        src: 'resolve',
        input: ({ context }) => ({ texts: context.texts }),
        onDone: {
          description: 'It says so, line by line.',
          target: 'open.resolved',
          actions: { type: 'setLines', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: {
          description: 'There was no answer.',
          target: 'open.resolveFailed',
          actions: ['clearLines', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    adding: {
      description: 'The cart takes all of the lines, or none.',
      tags: 'pending',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context }) => ({ lines: readyLines(context.lines) }),
        onDone: {
          description: 'They are in the cart.',
          target: 'open.added',
          actions: ['countAdded', 'clearLines', 'emitAdded'],
        },
        onError: {
          description: 'It took none. The lines are held.',
          target: 'open.resolved',
          actions: [
            { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            { type: 'setRefused', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
})
