import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type {
  QuickOrderLine,
  QuickOrderPiece,
  SavedList,
  VariantListItem,
} from '../../openapi/generated/schema.ts'

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

/** The lines that still need a choice, a quantity or stock. What the shopper skipped is decided. */
const openLines = (lines: readonly OrderedLine[]): OrderedLine[] =>
  lines.filter((line) => !line.isSkipped && !readyLine(line))

/** What is kept of the lines in a list: as many as were wanted, however many there are today. */
export const keptPieces = (lines: readonly OrderedLine[]): QuickOrderPiece[] =>
  lines.flatMap(({ match, state, quantity, isSkipped }) =>
    isSkipped || !match || state === 'noQuantity'
      ? []
      : { productId: match.product.id, variantId: match.variantId, quantity },
  )

/** The saved list that the lines come from. */
export type OpenedList = Pick<SavedList, 'id' | 'name' | 'savedAt'>

/** A line as it stands, with what the shopper decided about it, in the words of the newest answer. */
function renamed(line: OrderedLine, answer: QuickOrderLine | undefined): OrderedLine {
  const known = answer ? [...(answer.match ? [answer.match] : []), ...answer.offers] : []
  const named = (old: VariantListItem) => known.find(({ variantId }) => variantId === old.variantId) ?? old
  return { ...line, ...(line.match && { match: named(line.match) }), offers: line.offers.map(named) }
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
      /** The id of the list that is opened. */
      listId: string
      list: OpenedList | undefined
      /** How many lines the cart took. */
      added: number
      /** The line that the cart refused, where it says which. */
      refused: number | undefined
      errorCode: string | undefined
    }
    events:
      | { type: 'lines.check'; texts: string[] }
      | { type: 'file.choose'; file: unknown }
      | { type: 'list.open'; id: string }
      | { type: 'list.kept'; list: OpenedList }
      | { type: 'list.gone'; id: string }
      | { type: 'line.choose'; index: number; variantId: string }
      | { type: 'line.quantity'; index: number; quantity: number }
      | { type: 'line.skip'; index: number; isSkipped: boolean }
      | { type: 'names.read' }
      | { type: 'cart.add' }
      | { type: 'order.retry' }
    emitted:
      | { type: 'texts.found'; texts: string[]; from: 'file' | 'list' }
      | { type: 'lines.added'; texts: string[] }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    readFile: fromPromise<string[], { file: unknown }>(() => notProvided("the actor 'readFile'")),
    resolve: fromPromise<QuickOrderLine[], { texts: string[] }>(() => notProvided("the actor 'resolve'")),
    openList: fromPromise<SavedList, { id: string }>(() => notProvided("the actor 'openList'")),
    addLines: fromPromise<unknown, { lines: ReadyLine[] }>(() => notProvided("the actor 'addLines'")),
  },
  guards: {
    hasTexts: (_, params: { texts: string[] }) => params.texts.length > 0,
    isOpened: ({ context }, params: { id: string }) => context.list?.id === params.id,
    hasLines: ({ context }) => context.lines.length > 0,
    hasReady: ({ context }) => readyLines(context.lines).length > 0,
  },
  actions: {
    setFile: assign({ file: (_, params: { file: unknown }) => params.file }),
    clearFile: assign({ file: undefined }),
    setTexts: assign({ texts: (_, params: { texts: string[] }) => params.texts }),
    setLines: assign({ lines: (_, params: { lines: OrderedLine[] }) => params.lines }),
    setNames: assign(({ context }, params: { lines: QuickOrderLine[] }) => ({
      lines: context.lines.map((line, place) => renamed(line, params.lines[place])),
    })),
    clearLines: assign({ lines: [] }),
    leaveOpenLines: assign({ lines: ({ context }) => openLines(context.lines) }),
    setListId: assign({ listId: (_, params: { id: string }) => params.id }),
    setList: assign((_, { list: { id, name, savedAt } }: { list: OpenedList }) => ({
      list: { id, name, savedAt },
    })),
    clearList: assign({ list: undefined }),
    setOpened: assign((_, { list: { lines } }: { list: SavedList }) => ({
      lines,
      texts: lines.map(({ text }) => text),
    })),
    chooseVariant: assign(({ context }, { index, variantId }: { index: number; variantId: string }) => ({
      lines: context.lines.map((line, place) => {
        const match = line.offers.find((offer) => offer.variantId === variantId)
        if (place !== index || !match) return line
        const { since: _, ...meant } = line
        return { ...meant, state: 'found' as const, match, offers: [] }
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
    /** No page shows it; a programming error is thrown again all the same. */
    judge: (_, { error }: { error: unknown }) => void codeOf(error),
    emitTexts: emit((_, params: { texts: string[]; from: 'file' | 'list' }) => ({
      type: 'texts.found',
      ...params,
    })),
    /** Those that the shopper skipped are done with, too. */
    emitAdded: emit(({ context: { lines } }) => {
      const open = new Set(openLines(lines))
      return {
        type: 'lines.added' as const,
        texts: lines.filter((line) => !open.has(line)).map(({ text }) => text),
      }
    }),
  },
}).createMachine({
  id: 'quickOrder',
  description: 'Goods that are ordered by their codes, many at once.',
  meta: {
    ignores: {
      'file.choose': 'Lines are resolved or put into the cart.',
      'list.open': 'Lines are resolved or put into the cart.',
      'line.*': 'No line is resolved, or they are put into the cart.',
      'cart.add': 'No line is ready, or they are put into the cart.',
      'order.retry': 'Nothing has failed.',
      'names.read': 'No line is resolved, or they are put into the cart.',
    },
  },
  context: {
    file: undefined,
    texts: [],
    lines: [],
    listId: '',
    list: undefined,
    added: 0,
    refused: undefined,
    errorCode: undefined,
  },
  initial: 'open',
  on: {
    'lines.check': {
      description: 'Find what these lines mean, rather than those that are being found.',
      guard: { type: 'hasTexts', params: ({ event }) => ({ texts: event.texts }) },
      target: '.resolving',
      actions: [
        'clearError',
        'clearRefused',
        'clearFile',
        { type: 'setTexts', params: ({ event }) => ({ texts: event.texts }) },
      ],
    },
    'list.kept': {
      description: 'The lines are kept in this list, by this name.',
      guard: 'hasLines',
      actions: { type: 'setList', params: ({ event }) => ({ list: event.list }) },
    },
    'list.gone': {
      description: 'The list was deleted; its lines are still here.',
      guard: { type: 'isOpened', params: ({ event }) => ({ id: event.id }) },
      actions: 'clearList',
    },
  },
  states: {
    open: {
      description: 'The shopper writes lines, or looks at what they mean.',
      initial: 'writing',
      on: {
        'line.choose': {
          description: 'This is what the line means.',
          guard: 'hasLines',
          target: '.resolved',
          actions: [
            'clearError',
            'clearRefused',
            {
              type: 'chooseVariant',
              params: ({ event }) => ({ index: event.index, variantId: event.variantId }),
            },
          ],
        },
        'line.quantity': {
          description: 'So many of it.',
          guard: 'hasLines',
          target: '.resolved',
          actions: [
            'clearError',
            'clearRefused',
            {
              type: 'setQuantity',
              params: ({ event }) => ({ index: event.index, quantity: event.quantity }),
            },
          ],
        },
        'line.skip': {
          description: 'Leave the line out, or take it in again.',
          guard: 'hasLines',
          target: '.resolved',
          actions: [
            'clearError',
            'clearRefused',
            {
              type: 'setSkipped',
              params: ({ event }) => ({ index: event.index, isSkipped: event.isSkipped }),
            },
          ],
        },
        'names.read': {
          description: 'The page speaks another language.',
          guard: 'hasLines',
          target: 'readingNames',
          actions: ['clearError', 'clearRefused'],
        },
        'cart.add': {
          description: 'Put all that is ready into the cart.',
          guard: 'hasReady',
          target: 'adding',
          actions: ['clearError', 'clearRefused'],
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
        'list.open': {
          description: 'Order a saved list again.',
          target: 'opening',
          actions: [
            'clearError',
            'clearRefused',
            { type: 'setListId', params: ({ event }) => ({ id: event.id }) },
          ],
        },
      },
      states: {
        listFailed: {
          description:
            'The list could not be opened. What was written is held, and the lines that were resolved.',
          tags: 'failed',
          on: {
            'order.retry': {
              description: 'Try again.',
              target: '#quickOrder.opening',
              actions: 'clearError',
            },
          },
        },
        writing: { description: 'No line is resolved.' },
        fileRefused: {
          description:
            'The file has no lines to order by, and why is said. Lines that were resolved are held.',
          tags: 'failed',
        },
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
        },
        addFailed: { description: 'The cart took none of the lines. They are held.', tags: 'failed' },
        added: { description: 'All that was ready is in the cart. What was not is still here.' },
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
            { type: 'emitTexts', params: ({ event }) => ({ texts: event.output, from: 'file' }) },
          ],
        },
        onError: {
          description: 'It has none.',
          target: 'open.fileRefused',
          actions: ['clearFile', { type: 'setError', params: ({ event }) => ({ error: event.error }) }],
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
          actions: [{ type: 'setLines', params: ({ event }) => ({ lines: event.output }) }, 'clearList'],
        },
        onError: {
          description: 'There was no answer.',
          target: 'open.resolveFailed',
          actions: [
            'clearLines',
            'clearList',
            { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: {
        'names.read': {
          description: 'The answer would be in the language that the page spoke before.',
          target: 'resolving',
          reenter: true,
        },
      },
    },
    readingNames: {
      description: 'The server names what the lines mean in the language of the page. All else stays.',
      tags: 'pending',
      invoke: {
        id: 'readNames',
        src: 'resolve',
        input: ({ context }) => ({ texts: context.lines.map(({ text }) => text) }),
        onDone: {
          description: 'It does.',
          target: 'open.resolved',
          actions: { type: 'setNames', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: {
          description: 'There was no answer. The names stay.',
          target: 'open.resolved',
          actions: { type: 'judge', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'names.read': {
          description: 'The answer would be in the language that the page spoke before.',
          target: 'readingNames',
          reenter: true,
        },
      },
    },
    opening: {
      description: 'The server finds what the lines of a list mean and cost today.',
      meta: { spec: ['R21.9'] },
      tags: 'pending',
      invoke: {
        id: 'openList',
        src: 'openList',
        input: ({ context }) => ({ id: context.listId }),
        onDone: {
          description: 'It says so, and what changed since the list was saved.',
          target: 'open.resolved',
          actions: [
            { type: 'setOpened', params: ({ event }) => ({ list: event.output }) },
            { type: 'setList', params: ({ event }) => ({ list: event.output }) },
            {
              type: 'emitTexts',
              params: ({ event }) => ({ texts: event.output.lines.map(({ text }) => text), from: 'list' }),
            },
          ],
        },
        onError: {
          description: 'It could not be opened.',
          target: 'open.listFailed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'names.read': {
          description: 'The answer would be in the language that the page spoke before.',
          target: 'opening',
          reenter: true,
        },
      },
    },
    adding: {
      description: 'The cart takes all of the lines, or none.',
      tags: 'pending',
      on: { 'lines.check': { description: 'The answer of the cart comes first.' } },
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context }) => ({ lines: readyLines(context.lines) }),
        onDone: {
          description: 'They are in the cart. Lines that still need a choice stay.',
          target: 'open.added',
          actions: ['countAdded', 'emitAdded', 'leaveOpenLines', 'clearList'],
        },
        onError: {
          description: 'It took none. The lines are held.',
          target: 'open.addFailed',
          actions: [
            { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            { type: 'setRefused', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
})
