import { assign, emit, fromPromise, setup } from 'xstate'
import { codeOf } from '../problem.ts'
import type { CutPiece } from '../../openapi/generated/schema.ts'
import {
  cutPieceCount,
  maxCutPieces,
  maxCutRows,
  planCuts,
  whyNotCut,
  type CutPlan,
  type CutSheet,
  type Saw,
} from '../cut-plan.ts'

/** A row of pieces as the shopper typed it. */
export interface WrittenPiece {
  width: string
  length: string
  count: string
}

export type PieceFault = 'notWhole' | 'tooSmall' | 'tooLarge' | 'tooMany'

/** What a row means: pieces, or what is wrong with it; neither while it is not written to its end. */
export interface ReadRow {
  piece?: CutPiece
  fault?: PieceFault
}

/** The sheet that is cut, and how many of it there are. */
export interface CutGoods {
  sheet: CutSheet
  saw: Saw
  stock: number
}

/** What goes into the cart. */
export interface CutOrder {
  pieces: CutPiece[]
  plan: CutPlan
}

const blank: WrittenPiece = { width: '', length: '', count: '' }
const noPlan: CutPlan = { sheets: [], cuts: 0 }

const wholeIn = (text: string): number | undefined => {
  const digits = text
    .trim()
    .replaceAll(',', '')
    .replaceAll(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))
  return /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : undefined
}

const readRow = (row: WrittenPiece, mayTurn: boolean, { sheet, saw }: CutGoods): ReadRow => {
  const fields = [row.width, row.length, row.count]
  const [width, length, count] = fields.map(wholeIn)
  if (fields.some((field) => field.trim() !== '' && wholeIn(field) === undefined))
    return { fault: 'notWhole' }
  if (width === undefined || length === undefined || count === undefined) return {}
  const fault = count > maxCutPieces ? 'tooMany' : whyNotCut({ width, length, mayTurn }, sheet, saw)
  return fault ? { fault } : { piece: { width, length, count, mayTurn } }
}

/** What the rows mean; the first that is one too many is wrong, and so are those after it. */
const readRows = (rows: WrittenPiece[], mayTurn: boolean, goods: CutGoods): ReadRow[] => {
  let pieces = 0
  return rows.map((row) => {
    const read = readRow(row, mayTurn, goods)
    pieces += read.piece?.count ?? 0
    return read.piece && pieces > maxCutPieces ? { fault: 'tooMany' } : read
  })
}

/**
 * Pieces that are cut from sheets: typed, planned and priced at once, and put into the cart. Part 21 of the checklist.
 */
export const cutToSizeMachine = setup({
  types: {} as {
    context: {
      goods: CutGoods
      rows: WrittenPiece[]
      mayTurn: boolean
      /** What each row means. */
      read: ReadRow[]
      /** Of the rows that can be cut; the place of a piece in it is the row's. */
      plan: CutPlan
      /** How many pieces and sheets the cart took. */
      added: { pieces: number; sheets: number }
      errorCode: string | undefined
    }
    input: { goods: CutGoods; rows: WrittenPiece[]; mayTurn: boolean }
    events:
      | { type: 'row.write'; row: number; written: Partial<WrittenPiece> }
      | { type: 'row.add' }
      | { type: 'row.remove'; row: number }
      | { type: 'turning.allow'; mayTurn: boolean }
      | { type: 'cart.add' }
    emitted: { type: 'rows.changed' } | { type: 'pieces.added' }
    tags: 'pending' | 'failed'
    meta: { spec?: string[]; ignores?: Record<string, string> }
  },
  actors: {
    addPieces: fromPromise<unknown, CutOrder>(() => {
      throw new Error("cut-to-size: the actor 'addPieces' is not provided")
    }),
  },
  guards: {
    hasPieces: ({ context }) => context.read.some(({ piece }) => piece),
    hasFaults: ({ context }) => context.read.some(({ fault }) => fault),
    hasStock: ({ context }) => context.plan.sheets.length <= context.goods.stock,
    hasRoom: ({ context }) => context.rows.length < maxCutRows,
  },
  actions: {
    writeRow: assign(({ context }, { row, written }: { row: number; written: Partial<WrittenPiece> }) => ({
      rows: context.rows.map((one, place) => (place === row ? { ...one, ...written } : one)),
    })),
    addRow: assign({ rows: ({ context }) => [...context.rows, blank] }),
    removeRow: assign(({ context }, { row }: { row: number }) => {
      const rows = context.rows.filter((_, place) => place !== row)
      return { rows: rows.length > 0 ? rows : [blank] }
    }),
    setTurning: assign({ mayTurn: (_, params: { mayTurn: boolean }) => params.mayTurn }),
    read: assign(({ context: { rows, mayTurn, goods } }) => {
      const read = readRows(rows, mayTurn, goods)
      const places = read.flatMap(({ piece }, place) => (piece ? [place] : []))
      const pieces = read.flatMap(({ piece }) => piece ?? [])
      const { sheets, cuts } = pieces.length > 0 ? planCuts(pieces, goods.sheet, goods.saw.kerf) : noPlan
      const ofRow = (one: number) => places[one] ?? 0
      return {
        read,
        plan: {
          cuts,
          sheets: sheets.map((planned) => ({
            ...planned,
            pieces: planned.pieces.map((placed) => ({ ...placed, row: ofRow(placed.row) })),
          })),
        },
      }
    }),
    countAdded: assign(({ context: { read, plan } }) => ({
      added: {
        pieces: cutPieceCount(read.flatMap(({ piece }) => piece ?? [])),
        sheets: plan.sheets.length,
      },
    })),
    clearRows: assign({ rows: [blank], read: [{}], plan: noPlan }),
    setError: assign({ errorCode: (_, params: { error: unknown }) => codeOf(params.error) }),
    clearError: assign({ errorCode: undefined }),
    emitRows: emit({ type: 'rows.changed' }),
    emitAdded: emit({ type: 'pieces.added' }),
  },
}).createMachine({
  id: 'cutToSize',
  description: 'Pieces that are cut from sheets of one variant.',
  meta: {
    ignores: {
      'row.*': 'The pieces are on their way into the cart, or the list is full.',
      'turning.allow': 'The pieces are on their way into the cart.',
      'cart.add': 'Nothing can be cut, not so many sheets are left, or they are on their way into the cart.',
    },
  },
  context: ({ input }) => ({
    goods: input.goods,
    rows: input.rows.length > 0 ? input.rows : [blank],
    mayTurn: input.mayTurn,
    read: [],
    plan: noPlan,
    added: { pieces: 0, sheets: 0 },
    errorCode: undefined,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The shopper types pieces, and sees what they come to.',
      initial: 'reading',
      on: {
        'row.write': {
          description: 'A figure is typed.',
          target: '.reading',
          actions: [
            'clearError',
            { type: 'writeRow', params: ({ event }) => ({ row: event.row, written: event.written }) },
          ],
        },
        'row.add': {
          description: 'One more size.',
          guard: 'hasRoom',
          target: '.reading',
          actions: ['clearError', 'addRow'],
        },
        'row.remove': {
          description: 'A size less.',
          target: '.reading',
          actions: ['clearError', { type: 'removeRow', params: ({ event }) => ({ row: event.row }) }],
        },
        'turning.allow': {
          description: 'Whether pieces may be turned: goods with a grain may not.',
          target: '.reading',
          actions: [
            'clearError',
            { type: 'setTurning', params: ({ event }) => ({ mayTurn: event.mayTurn }) },
          ],
        },
      },
      states: {
        reading: {
          description: 'What do the rows mean?',
          meta: { spec: ['R21.25'] },
          entry: ['read', 'emitRows'],
          always: [
            { description: 'Pieces that can be cut.', guard: 'hasPieces', target: 'priced' },
            { description: 'Nothing but pieces that cannot.', guard: 'hasFaults', target: 'refused' },
            { description: 'Nothing yet.', target: 'editing' },
          ],
        },
        editing: { description: 'No piece is written to its end.' },
        refused: { description: 'No piece can be cut; each row says why.', tags: 'failed' },
        priced: {
          description: 'The sheets are drawn and priced. A row that cannot be cut says why and is left out.',
          on: {
            'cart.add': {
              description: 'Put these pieces into the cart.',
              guard: 'hasStock',
              target: '#cutToSize.adding',
            },
          },
        },
        addFailed: {
          description: 'The cart did not take them, and why is said. What was typed is held.',
          tags: 'failed',
          on: {
            'cart.add': {
              description: 'Try again: the pieces are the same.',
              target: '#cutToSize.adding',
              actions: 'clearError',
            },
          },
        },
        added: { description: 'They are in the cart; the rows are free for other pieces.' },
      },
    },
    adding: {
      description: 'The cart takes the pieces with their sheets.',
      tags: 'pending',
      invoke: {
        id: 'addPieces',
        src: 'addPieces',
        input: ({ context }) => ({
          pieces: context.read.flatMap(({ piece }) => piece ?? []),
          plan: context.plan,
        }),
        onDone: {
          description: 'It has them.',
          target: 'open.added',
          actions: ['countAdded', 'clearRows', 'emitRows', 'emitAdded'],
        },
        onError: {
          description: 'It does not take them.',
          target: 'open.addFailed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
