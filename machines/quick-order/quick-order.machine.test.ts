import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { cases } from './quick-order.cases.ts'
import { quickOrderMachine, type ReadyLine } from './quick-order.machine.ts'

const [lines = []] = cases.replies?.resolve?.done ?? []

function openFlow(add: (lines: ReadyLine[]) => Promise<void> = () => Promise.resolve()) {
  const flow = createActor(
    quickOrderMachine.provide({
      actors: {
        readFile: fromPromise(() => Promise.resolve(['AC-CAST red 4'])),
        resolve: fromPromise(() => Promise.resolve(lines)),
        addLines: fromPromise(({ input }) => add(input.lines)),
      },
    }),
  ).start()
  const reached = (state: string) =>
    waitFor(flow, (snapshot) => JSON.stringify(snapshot.value) === JSON.stringify({ open: state }))
  return { flow, reached }
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
  await waitFor(flow, ({ context }) => context.errorCode === 'OUT_OF_STOCK')
  expect(flow.getSnapshot()).toMatchObject({ value: { open: 'resolved' }, context: { lines, refused: 0 } })
})
