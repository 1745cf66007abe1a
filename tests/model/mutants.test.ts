import { assign, createActor, emit, sendTo, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { pinnedPlan } from '../../tools/commands/gen/flow-files.ts'
import { knownOf } from '../../tools/commands/mutants/pinned.ts'
import { mutantNamed, mutantsOf, replay, sampleOf, unharmed } from '@phaen/statecharts'
import { everythingMachine } from '../../tools/statecharts/example/everything.machine.ts'

/** The number of mutants tested in each flow; `npm run mutants` tests all of them. */
const SAMPLE = 25

describe.each(flows)('$id', (flow) => {
  const mutants = mutantsOf(flow.machine)

  test('put together again with nothing wrong, it keeps its plan', async () => {
    const plan = await pinnedPlan(flow)
    expect(replay(unharmed(flow.machine), plan).drift).toBeUndefined()
  })

  test('no two of its mutants have the same name', () => {
    const names = mutants.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  test('its plan notices a sample of its mutants, but for those known to be left to others', async () => {
    const plan = await pinnedPlan(flow)
    const { leftToTests, survivors } = knownOf(flow.id)
    const known = [...leftToTests, ...survivors]
    const sample = sampleOf(
      mutants.map(({ name }) => name),
      SAMPLE,
    )
    const unnoticed = mutants.filter(
      ({ name, machine }) => sample.includes(name) && !known.includes(name) && !replay(machine, plan).drift,
    )
    expect(unnoticed.map(({ name }) => name)).toEqual([])
  })
})

test('there is a mutant for every part of a machine', () => {
  const names = mutantsOf(everythingMachine).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      '(root): start in busy instead of idle',
      'idle: work.begin: delete',
      'idle: work.begin: lead to paused instead',
      'busy: drop entry startTicker',
      'busy: drop exit stopTicker',
      'busy.work.doing: drop tag pending',
      'busy: ticker.tick: drop action hear',
      'busy: done: drop action celebrate',
      'busy: done: action emitWorld without left',
      'busy.work.doing: drop invoke job',
      'busy.work.doing: invoke job without input',
      'busy.work.doing: invoke job without left',
      'busy.work.doing: done job: drop action setLeft',
      'busy.work.doing: done job: action setLeft without left',
      'busy.work.doing: error job: delete',
      'busy.work.judging: always [0]: drop guard isDone',
      'busy.work.judging: always: [1] before [0]',
      'busy.work.resting: after rest: delete',
      'delay rest: a millisecond later',
      'guard isDone: always allows',
      'guard isDone: always refuses',
      'action setLeft: does nothing',
      'action setLeft: leaves left',
      'action hear: leaves heard',
      'action hurryTicker: does nothing',
    ]),
  )
})

/** A till that adds up prices and emits each new sum. */
const till = setup({
  types: {} as { context: { sum: number; count: number }; emitted: { type: 'rung'; sum: number } },
  guards: { isCheap: (_, params: { price: number }) => params.price < 10, isOpen: () => true },
  actions: {
    add: assign(({ context }, params: { price: number }) => ({
      sum: context.sum + params.price,
      count: context.count + 1,
    })),
    announce: emit(({ context }) => ({ type: 'rung', sum: context.sum })),
    sendDrawer: sendTo('drawer', { type: 'open', wide: true }),
  },
}).createMachine({
  id: 'till',
  context: { sum: 0, count: 0 },
  on: {
    ring: [
      {
        guard: { type: 'isCheap', params: ({ event }) => ({ price: event.price }) },
        actions: [{ type: 'add', params: ({ event }) => ({ price: event.price }) }, 'announce'],
      },
      { guard: 'isOpen' },
    ],
  },
})

/** Sends two `ring` events to a mutant and returns its context and the events that it emitted. */
function ringWith(mutant: string) {
  const actor = createActor(mutantNamed(till, mutant))
  const announced: unknown[] = []
  actor.on('*', (event) => announced.push(event))
  actor.start()
  actor.send({ type: 'ring', price: 4 })
  actor.send({ type: 'ring', price: 40 })
  return { ...actor.getSnapshot().context, announced }
}

const rung = { type: 'rung', sum: 4 }

test.each([
  ['guard isCheap: always allows', { sum: 44, count: 2, announced: [rung, { type: 'rung', sum: 44 }] }],
  ['guard isCheap: always refuses', { sum: 0, count: 0, announced: [] }],
  ['guard isCheap: answers as isOpen', { sum: 44, count: 2, announced: [rung, { type: 'rung', sum: 44 }] }],
  ['action add: does nothing', { sum: 0, count: 0, announced: [{ type: 'rung', sum: 0 }] }],
  ['action add: leaves count', { sum: 4, count: 0, announced: [rung] }],
  ['action announce: does nothing', { sum: 4, count: 1, announced: [] }],
  ['action announce: sends no sum', { sum: 4, count: 1, announced: [{ type: 'rung' }] }],
  [
    '(root): ring [0]: action add without price',
    { sum: NaN, count: 1, announced: [{ type: 'rung', sum: NaN }] },
  ],
  ['(root): ring [0]: guard isCheap without price', { sum: 0, count: 0, announced: [] }],
  ['(root): ring: [1] before [0]', { sum: 0, count: 0, announced: [] }],
])('%s is wrong in just that', (mutant, outcome) => {
  expect(ringWith(mutant)).toEqual(outcome)
})

test('what an actor is told and what an event or an effect carries is a kind of its own', () => {
  const kinds = new Map(mutantsOf(everythingMachine).map(({ name, kind }) => [name, kind]))
  expect(kinds.get('busy.work.doing: invoke job without left')).toBe('input')
  expect(kinds.get('busy: done: action emitWorld without left')).toBe('payload')
  expect(kinds.get('action hurryTicker: does nothing')).toBe('payload')
  expect(kinds.get('busy.work.doing: done job: action setLeft without left')).toBe('body')
})

test('a sample is the same each time, and a further name changes at most one of it', () => {
  const names = Array.from({ length: 50 }, (_, index) => `mutant ${index}`)
  const sample = sampleOf(names, 10)
  expect(sampleOf(names.toReversed(), 10)).toEqual(sample)
  expect(sampleOf([...names, 'another'], 10).filter((name) => !sample.includes(name)).length).toBeLessThan(2)
  expect(sampleOf(names, 10, 'other seed')).not.toEqual(sample)
})
