import { createActor, fromPromise, waitFor } from 'xstate'
import { beforeEach, expect, test } from 'vitest'
import { cases } from './quick-order.cases.ts'
import { keptPieces, quickOrderMachine, type ReadyLine } from './quick-order.machine.ts'

const [lines = []] = cases.replies?.resolve?.done ?? []

const [list] = cases.replies?.openList?.done ?? []

let readable = true
beforeEach(() => void (readable = true))
const unlessUnreadable = <Found>(found: Found | undefined): Promise<Found> =>
  readable && found !== undefined ? Promise.resolve(found) : Promise.reject({ code: 'UNREADABLE' })

function openFlow(
  add: (lines: ReadyLine[]) => Promise<void> = () => Promise.resolve(),
  resolve: (texts: string[]) => typeof lines = () => lines,
) {
  const asked: (string | string[])[] = []
  const flow = createActor(
    quickOrderMachine.provide({
      actors: {
        readFile: fromPromise(() => unlessUnreadable(['AC-CAST red 4'])),
        resolve: fromPromise(({ input }) => {
          asked.push(input.texts)
          return Promise.resolve(resolve(input.texts))
        }),
        openList: fromPromise(({ input }) => {
          asked.push(input.id)
          return unlessUnreadable(list)
        }),
        addLines: fromPromise(({ input }) => add(input.lines)),
      },
    }),
  ).start()
  const reached = (state: string) =>
    waitFor(flow, (snapshot) => JSON.stringify(snapshot.value) === JSON.stringify({ open: state }))
  return { flow, reached, asked }
}

test('R21.7: puts all that is ready into the cart at once, as many as there are', async () => {
  const taken: ReadyLine[][] = []
  const { flow, reached } = openFlow(async (ready) => void taken.push(ready))
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4', 'AC-CAST 2'] })
  await reached('resolved')
  flow.send({ type: 'line.choose', index: 1, variantId: 'v-blue' })
  flow.send({ type: 'line.quantity', index: 1, quantity: 9 })
  flow.send({ type: 'cart.add' })
  const { context } = await reached('added')
  expect(taken.map((ready) => ready.map(({ piece }) => [piece.variantId, piece.quantity]))).toEqual([
    [
      ['v-red', 4],
      ['v-blue', 3],
    ],
  ])
  expect(context).toMatchObject({ added: 2, lines: [] })
})

test('R21.7: lines that still need a choice stay when the others are in the cart', async () => {
  const { flow, reached } = openFlow(undefined, () => [...lines, ...lines.slice(0, 1)])
  const done: string[][] = []
  flow.on('lines.added', ({ texts }) => void done.push(texts))
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4', 'AC-CAST 2', 'AC-CAST red 4'] })
  await reached('resolved')
  flow.send({ type: 'line.skip', index: 2, isSkipped: true })
  flow.send({ type: 'cart.add' })
  const { context } = await reached('added')
  expect(context.added).toBe(1)
  expect(context.lines.map(({ text }) => text)).toEqual(['AC-CAST 2'])
  expect(done).toEqual([['AC-CAST red 4', 'AC-CAST red 4']])
  flow.send({ type: 'line.choose', index: 0, variantId: 'v-blue' })
  expect(flow.getSnapshot().can({ type: 'cart.add' })).toBe(true)
})

test('R21.6: a line that is to be chosen, or left out, is not put in', async () => {
  const { flow, reached } = openFlow()
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4', 'AC-CAST 2'] })
  await reached('resolved')
  flow.send({ type: 'line.skip', index: 0, isSkipped: true })
  expect(flow.getSnapshot().can({ type: 'cart.add' })).toBe(false)
  flow.send({ type: 'line.skip', index: 0, isSkipped: false })
  expect(flow.getSnapshot().can({ type: 'cart.add' })).toBe(true)
})

test('keeps the lines where the cart refuses them, and says why', async () => {
  const { flow, reached } = openFlow(() =>
    Promise.reject({ code: 'OUT_OF_STOCK', errors: [{ field: '0.value.quantity' }] }),
  )
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4'] })
  await reached('resolved')
  flow.send({ type: 'cart.add' })
  await reached('addFailed')
  expect(flow.getSnapshot().context).toMatchObject({ lines, refused: 0, errorCode: 'OUT_OF_STOCK' })
  flow.send({ type: 'line.quantity', index: 0, quantity: 1 })
  await reached('resolved')
  expect(flow.getSnapshot().context).toMatchObject({ refused: undefined, errorCode: undefined })
})

test('what is pasted while lines are resolved is resolved in their place', async () => {
  const { flow, reached, asked } = openFlow()
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4'] })
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4', 'AC-CAST 2'] })
  await reached('resolved')
  expect(asked.at(-1)).toEqual(['AC-CAST red 4', 'AC-CAST 2'])
})

test.each([
  ['file', 'fileRefused', { type: 'file.choose', file: 'wrong.pdf' }],
  ['list', 'listFailed', { type: 'list.open', id: 'l-front' }],
] as const)('a %s that cannot be read takes no decided line away', async (_, failed, event) => {
  const { flow, reached } = openFlow()
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4', 'AC-CAST 2'] })
  await reached('resolved')
  flow.send({ type: 'line.choose', index: 1, variantId: 'v-blue' })
  readable = false
  flow.send(event)
  const { context } = await reached(failed)
  expect(context.lines.map(({ match }) => match?.variantId)).toEqual(['v-red', 'v-blue'])
  expect(context.errorCode).toBe('UNREADABLE')
  flow.send({ type: 'line.quantity', index: 1, quantity: 1 })
  await reached('resolved')
})

test('R21.9: a list is opened with what changed, which a choice puts right', async () => {
  const { flow, reached } = openFlow()
  flow.send({ type: 'list.open', id: 'l-front' })
  const opened = await reached('resolved')
  expect(opened.context.list).toEqual({
    id: 'l-front',
    name: 'ป้ายหน้าร้าน',
    savedAt: '2026-11-01T03:00:00.000Z',
  })
  expect(opened.context.lines.map(({ since }) => since?.change)).toEqual(['dearer', 'gone'])
  flow.send({ type: 'line.choose', index: 1, variantId: 'v-blue' })
  expect(flow.getSnapshot().context.lines.map(({ since }) => since?.change)).toEqual(['dearer', undefined])
  flow.send({ type: 'list.gone', id: 'l-other' })
  expect(flow.getSnapshot().context.list?.id).toBe('l-front')
  flow.send({ type: 'list.gone', id: 'l-front' })
  expect(flow.getSnapshot().context).toMatchObject({ list: undefined, lines: { length: 2 } })
})

test('R21.8: what is kept of the lines is what was wanted, without those that are left out', async () => {
  const { flow, reached } = openFlow()
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4', 'AC-CAST 2'] })
  await reached('resolved')
  flow.send({ type: 'line.quantity', index: 0, quantity: 900 })
  expect(keptPieces(flow.getSnapshot().context.lines)).toEqual([
    { productId: 'p-ac-cast', variantId: 'v-red', quantity: 900 },
  ])
  flow.send({ type: 'line.skip', index: 0, isSkipped: true })
  expect(keptPieces(flow.getSnapshot().context.lines)).toEqual([])
})

test.each(['resolving', 'readingNames', 'opening'])(
  'in another language what is on its way is asked for anew: %s',
  async (state) => {
    const { flow, reached, asked } = openFlow()
    if (state === 'opening') flow.send({ type: 'list.open', id: 'l-front' })
    else flow.send({ type: 'lines.check', texts: ['AC-CAST red 4'] })
    if (state === 'readingNames') {
      await reached('resolved')
      flow.send({ type: 'names.read' })
    }
    expect(flow.getSnapshot().value).toBe(state)
    const before = asked.length
    flow.send({ type: 'names.read' })
    expect(flow.getSnapshot().value).toBe(state)
    expect(asked.slice(before)).toEqual(asked.slice(before - 1, before))
    await reached('resolved')
  },
)

test('R21.6: in another language the lines keep what was decided about them', async () => {
  const english = lines.map((line) => ({
    ...line,
    quantity: 1,
    offers: line.offers.map((offer) => ({ ...offer, color: { ...offer.color, name: 'Red' } })),
  }))
  let answer = lines
  const { flow, reached } = openFlow(undefined, () => answer)
  flow.send({ type: 'lines.check', texts: ['AC-CAST red 4', 'AC-CAST 2'] })
  await reached('resolved')
  flow.send({ type: 'line.choose', index: 1, variantId: 'v-blue' })
  flow.send({ type: 'line.skip', index: 0, isSkipped: true })
  answer = english
  flow.send({ type: 'names.read' })
  const { context } = await reached('resolved')
  expect(context.lines).toMatchObject([
    { quantity: 4, isSkipped: true },
    {
      quantity: 2,
      state: 'found',
      match: { variantId: 'v-blue', color: { name: 'Red' } },
      offers: [],
    },
  ])
})
