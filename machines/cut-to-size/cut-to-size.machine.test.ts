import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { maxCutRows } from '../cut-plan.ts'
import { cutToSizeMachine, type CutOrder, type WrittenPiece } from './cut-to-size.machine.ts'

const settled = () => new Promise<void>((done) => setImmediate(done))
const row = (width: string, length: string, count: string): WrittenPiece => ({ width, length, count })
const drawn = [row('800', '600', '4'), row('400', '600', '6'), row('300', '200', '8')]

function openRoom({
  rows = [],
  stock = 20,
  refusal,
}: { rows?: WrittenPiece[]; stock?: number; refusal?: unknown } = {}) {
  const orders: CutOrder[] = []
  const room = createActor(
    cutToSizeMachine.provide({
      actors: {
        addPieces: fromPromise<unknown, CutOrder>(async ({ input }) => {
          orders.push(input)
          if (refusal !== undefined) throw refusal
        }),
      },
    }),
    {
      input: {
        goods: { sheet: { width: 1220, length: 2440 }, saw: { kerf: 3, minimum: 50 }, stock },
        rows,
        mayTurn: true,
      },
    },
  )
  const kept: WrittenPiece[][] = []
  room.on('rows.changed', () => void kept.push(room.getSnapshot().context.rows))
  room.start()
  const write = (place: number, written: Partial<WrittenPiece>) =>
    room.send({ type: 'row.write', row: place, written })
  return { room, orders, kept, write }
}

describe('typing pieces', () => {
  test('R21.25: a piece is planned as soon as it is written to its end', () => {
    const { room, write } = openRoom()
    write(0, { width: '800', length: '600' })
    expect(room.getSnapshot().value).toEqual({ open: 'editing' })
    write(0, { count: '4' })
    expect(room.getSnapshot()).toMatchObject({
      value: { open: 'priced' },
      context: { plan: { sheets: [{}] } },
    })
  })

  test('R21.25: a row that cannot be cut says why, and the others are priced without it', () => {
    const { room } = openRoom({ rows: [row('1,300', '1250', '1'), ...drawn, row('49', '100', '1')] })
    const { value, context } = room.getSnapshot()
    expect(value).toEqual({ open: 'priced' })
    expect(context.read.map(({ fault }) => fault)).toEqual([
      'tooLarge',
      undefined,
      undefined,
      undefined,
      'tooSmall',
    ])
    expect([context.plan.sheets.length, context.plan.cuts]).toEqual([2, 22])
    // A piece of the plan names its row, also below one that is left out.
    const placed = context.plan.sheets.flatMap(({ pieces }) => pieces.map((piece) => piece.row))
    expect(new Set(placed)).toEqual(new Set([1, 2, 3]))
  })

  test.each([
    ['a word', row('wide', '600', '1'), 'notWhole'],
    ['part of a millimetre', row('800.5', '600', '1'), 'notWhole'],
    ['none of it', row('800', '600', '0'), 'notWhole'],
    ['more than can be planned', row('60', '60', '201'), 'tooMany'],
  ])('R21.25: refuses %s, and holds it as it was typed', (_, written, fault) => {
    const { room } = openRoom({ rows: [written] })
    expect(room.getSnapshot()).toMatchObject({
      value: { open: 'refused' },
      context: { rows: [written], read: [{ fault }] },
    })
  })

  test('R21.25: counts the pieces of all rows together', () => {
    const { room } = openRoom({ rows: [row('60', '60', '150'), row('70', '70', '51')] })
    expect(room.getSnapshot().context.read).toMatchObject([{ piece: { count: 150 } }, { fault: 'tooMany' }])
  })

  test('reads Thai digits and the commas of thousands', () => {
    const { room } = openRoom({ rows: [row('๘๐๐', '1,200', '๒')] })
    expect(room.getSnapshot().context.read).toEqual([
      { piece: { width: 800, length: 1200, count: 2, mayTurn: true } },
    ])
  })

  test('a piece that may not be turned can be too large', () => {
    const { room } = openRoom({ rows: [row('2000', '1000', '1')] })
    expect(room.getSnapshot().value).toEqual({ open: 'priced' })
    room.send({ type: 'turning.allow', mayTurn: false })
    expect(room.getSnapshot()).toMatchObject({
      value: { open: 'refused' },
      context: { read: [{ fault: 'tooLarge' }] },
    })
  })

  test('rows are added up to a limit, removed, and told of, so that they can be kept', () => {
    const { room, kept, write } = openRoom()
    for (let more = 0; more < maxCutRows + 5; more += 1) room.send({ type: 'row.add' })
    expect(room.getSnapshot().context.rows).toHaveLength(maxCutRows)
    write(1, { width: '9' })
    room.send({ type: 'row.remove', row: 0 })
    expect(kept.at(-1)?.[0]).toEqual(row('9', '', ''))
    for (let less = 0; less < maxCutRows; less += 1) room.send({ type: 'row.remove', row: 0 })
    expect(room.getSnapshot().context.rows).toEqual([row('', '', '')])
  })
})

describe('putting pieces into the cart', () => {
  test('R21.25: sends what can be cut with its plan, and frees the rows', async () => {
    const { room, orders } = openRoom({ rows: drawn })
    room.send({ type: 'cart.add' })
    expect(room.getSnapshot().hasTag('pending')).toBe(true)
    await settled()
    expect(orders).toMatchObject([{ pieces: [{ count: 4 }, { count: 6 }, { count: 8 }], plan: { cuts: 22 } }])
    expect(room.getSnapshot()).toMatchObject({
      value: { open: 'added' },
      context: { added: { pieces: 18, sheets: 2 }, rows: [row('', '', '')], plan: { sheets: [] } },
    })
  })

  test('R21.25: holds what was typed when the cart does not take it, and tries again', async () => {
    const { room, orders } = openRoom({ rows: drawn, refusal: { code: 'OUT_OF_STOCK' } })
    room.send({ type: 'cart.add' })
    await settled()
    expect(room.getSnapshot()).toMatchObject({
      value: { open: 'addFailed' },
      context: { errorCode: 'OUT_OF_STOCK', rows: drawn },
    })
    room.send({ type: 'cart.add' })
    await settled()
    expect(orders).toHaveLength(2)
    room.send({ type: 'row.remove', row: 0 })
    expect(room.getSnapshot()).toMatchObject({
      value: { open: 'priced' },
      context: { errorCode: undefined },
    })
  })

  test('is not offered for more sheets than there are, or without pieces', () => {
    expect(openRoom({ rows: drawn, stock: 1 }).room.getSnapshot().can({ type: 'cart.add' })).toBe(false)
    expect(openRoom({ rows: drawn, stock: 2 }).room.getSnapshot().can({ type: 'cart.add' })).toBe(true)
    expect(openRoom().room.getSnapshot().can({ type: 'cart.add' })).toBe(false)
  })
})
