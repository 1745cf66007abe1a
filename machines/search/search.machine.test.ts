import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { searchMachine, type Findings } from './search.machine.ts'

/** A search field whose requests the test answers manually. */
function openSearch(input = { text: '', recent: ['pvc', 'pet'] }) {
  const clock = new SimulatedClock()
  const asked: { keyword: string; answer: (found: Findings) => void; refuse: (error: unknown) => void }[] = []
  const machine = searchMachine.provide({
    actors: {
      suggest: fromPromise<Findings, { keyword: string }>(
        ({ input: { keyword } }) =>
          new Promise((answer, refuse) => {
            asked.push({ keyword, answer, refuse })
          }),
      ),
    },
  })
  const search = createActor(machine, { clock, input }).start()
  const state = () => search.getSnapshot()
  return {
    clock,
    asked,
    state,
    type: (text: string) => search.send({ type: 'search.type', text }),
    send: search.send,
    arrows: (...steps: (1 | -1)[]) =>
      steps.map((step) => {
        search.send({ type: 'search.arrow', step })
        return state().context.active
      }),
    /** Answers the newest request, and waits until the flow has received it. */
    async answer(found: Findings) {
      asked.at(-1)?.answer(found)
      await expect.poll(() => state().matches({ open: 'found' })).toBe(true)
    },
  }
}

const found = (...options: string[]): Findings => ({ options, totalRecords: options.length })

test('an empty field offers what was searched lately, and nothing where nothing was', () => {
  const { send, state } = openSearch()
  send({ type: 'search.focus' })
  expect(state().matches({ open: 'recent' })).toBe(true)
  const other = openSearch({ text: ' ', recent: [] })
  other.send({ type: 'search.focus' })
  expect(other.state().matches({ open: 'blank' })).toBe(true)
})

test('deleting the last of the earlier searches leaves nothing to offer', () => {
  const { send, state } = openSearch()
  send({ type: 'search.focus' })
  send({ type: 'recent.change', recent: ['pet'] })
  expect(state().matches({ open: 'recent' })).toBe(true)
  send({ type: 'recent.change', recent: [] })
  expect(state().matches({ open: 'blank' })).toBe(true)
})

test('it asks once the keys have rested, and each key starts the rest anew', () => {
  const { type, clock, asked } = openSearch()
  type('ac')
  clock.increment(199)
  type('acr')
  clock.increment(199)
  expect(asked).toEqual([])
  clock.increment(1)
  expect(asked.map(({ keyword }) => keyword)).toEqual(['acr'])
})

test('one letter is never asked for', () => {
  const { type, clock, asked, state } = openSearch()
  type(' a ')
  clock.increment(1000)
  expect(asked).toEqual([])
  expect(state().matches({ open: 'recent' })).toBe(true)
})

test('the answer to an older keyword changes nothing', async () => {
  const { type, clock, asked, state, answer } = openSearch()
  type('ac')
  clock.increment(200)
  type('pvc')
  clock.increment(200)
  asked[0]?.answer(found('old'))
  await answer(found('new'))
  expect(state().context.found.options).toEqual(['new'])
})

test('what was found stays while more is typed, and is not asked for twice', async () => {
  const { type, clock, asked, state, answer, send } = openSearch()
  type('ac')
  clock.increment(200)
  await answer(found('one', 'two'))
  type('acr')
  expect(state().context.found.options).toEqual(['one', 'two'])
  type('ac ')
  expect(state().matches({ open: 'found' })).toBe(true)
  send({ type: 'search.escape' })
  send({ type: 'search.focus' })
  expect(state().matches({ open: 'found' })).toBe(true)
  expect(asked).toHaveLength(1)
})

test('the arrow keys go over every option and back to the field', async () => {
  const { type, clock, answer, arrows, state } = openSearch()
  type('ac')
  clock.increment(200)
  await answer(found('one', 'two'))
  expect(arrows(1, 1, 1, 1)).toEqual([0, 1, -1, 0])
  expect(arrows(-1, -1, -1)).toEqual([-1, 1, 0])
  type('acr')
  expect(state().context.active).toBe(-1)
})

test('the arrow keys go over the earlier searches, and open them where they are closed', () => {
  const { arrows, send, state } = openSearch()
  expect(arrows(1, 1, 1, 1)).toEqual([-1, 0, 1, -1])
  send({ type: 'search.arrow', step: 1 })
  send({ type: 'search.escape' })
  expect(state().value).toBe('closed')
  expect(state().context.active).toBe(-1)
})

test('a failure offers nothing, and the next key asks again', async () => {
  const { type, clock, asked, state, answer } = openSearch()
  type('ac')
  clock.increment(200)
  await answer(found('one'))
  type('acr')
  clock.increment(200)
  asked.at(-1)?.refuse({ code: 'INTERNAL' })
  await expect.poll(() => state().hasTag('failed')).toBe(true)
  expect(state().context).toMatchObject({ found: found(), errorCode: 'INTERNAL' })
  type('acry')
  clock.increment(200)
  await answer(found('two'))
  expect(state().context.errorCode).toBeUndefined()
})

test('another language drops what was found, and asks again where the list is open', async () => {
  const { type, clock, asked, state, answer, send } = openSearch()
  type('ac')
  clock.increment(200)
  await answer(found('ไทย'))
  send({ type: 'search.outdate' })
  expect(state().context.found.options).toEqual([])
  clock.increment(200)
  expect(asked).toHaveLength(2)
  await answer(found('English'))
  send({ type: 'search.leave' })
  send({ type: 'search.outdate' })
  expect(state().value).toBe('closed')
  expect(state().context.found.options).toEqual([])
})

test('the field follows the keyword of the page without opening, but not while the shopper types', () => {
  const { send, state, type } = openSearch()
  send({ type: 'search.follow', text: 'pvc' })
  expect(state().value).toBe('closed')
  expect(state().context.text).toBe('pvc')
  type('pet')
  send({ type: 'search.follow', text: 'pvc' })
  expect(state().context.text).toBe('pet')
})

test('options that change send the arrow keys back to the field', async () => {
  const { type, clock, arrows, send, state, answer } = openSearch()
  send({ type: 'search.focus' })
  arrows(1)
  send({ type: 'recent.change', recent: ['pet'] })
  expect(state().context.active).toBe(-1)
  type('ac')
  clock.increment(200)
  await answer(found('one', 'two'))
  type('acr')
  clock.increment(200)
  arrows(1, 1)
  await answer(found('three', 'four'))
  expect(state().context.active).toBe(-1)
  arrows(1)
  send({ type: 'search.outdate' })
  expect(state().context.active).toBe(-1)
})
