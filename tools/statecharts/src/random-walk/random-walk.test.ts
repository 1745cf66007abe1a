import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate'
import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'
import { kettleCases } from '../../example/kettle.cases.ts'
import { kettleMachine } from '../../example/kettle.machine.ts'
import { everythingMachine } from '../../example/everything.machine.ts'
import { forgets } from './forgets.ts'
import { always, type Rule } from './rule.ts'
import { failureInWords, walkAtRandom } from './walk-at-random.ts'
import { emittedBy, startedBy } from './effects.ts'

const walk = (
  machine: Parameters<typeof walkAtRandom>[0],
  cases: Parameters<typeof walkAtRandom>[1],
  rules: Rule[] = [],
) => walkAtRandom(machine, cases, { chance: seededRandom(7), moves: 500, rules })

const everythingCases = {
  inputs: [{ left: 2 }],
  events: { 'note.add': [{ text: 'tea' }] },
  replies: { job: { done: [0, 1] } },
}

const holdsWater = always<typeof kettleMachine>('it holds at most two litres', ({ snapshot }) =>
  snapshot.context.litres > 2 ? `${snapshot.context.litres} litres` : undefined,
)

test('five hundred moves over a sound machine break no rule', () => {
  expect(walk(kettleMachine, kettleCases, [holdsWater])).toEqual({ moves: 500, starts: 1 })
})

test('where nothing can happen any more it begins anew', () => {
  const { starts, failure } = walk(everythingMachine, everythingCases)
  expect(failure).toBeUndefined()
  expect(starts).toBeGreaterThan(5)
})

test('the story of a missing guard is told in as few moves as it takes', () => {
  const overflowing = kettleMachine.provide({ guards: { fits: () => true } })
  const { failure, moves } = walk(overflowing, kettleCases, [holdsWater])
  expect(moves).toBeGreaterThan(0)
  expect(failure && failureInWords(failure)).toBe(
    'it holds at most two litres: 3 litres\n  it starts\n  fill {"litres":3} is sent',
  )
})

test('the same chance walks the same way', () => {
  const seen: string[][] = [[], []]
  for (const moves of seen) {
    const note = always('is noted', ({ move }) => void moves.push(JSON.stringify(move)))
    walk(kettleMachine, kettleCases, [note])
  }
  expect(seen[0]).toHaveLength(500)
  expect(seen[0]).toEqual(seen[1])
})

test('another cargo than that of a sample is part of the story', () => {
  const { failure } = walkAtRandom(kettleMachine.provide({ guards: { fits: () => true } }), kettleCases, {
    chance: seededRandom(7),
    moves: 500,
    rules: [holdsWater],
    vary: (move, chance) =>
      'send' in move && move.send.type === 'fill'
        ? { send: { type: 'fill', litres: 10 + chance.upTo(9) } }
        : move,
  })
  expect(failure?.reason).toMatch(/^1\d litres$/)
})

const guestBook = setup({
  types: {} as {
    context: { guest: string; last: string }
    events: { type: 'come'; name: string } | { type: 'go' }
  },
  actors: {
    greet: fromPromise<void, { name: string }>(() => {
      throw new Error('greet is not provided')
    }),
    lamp: fromCallback(() => {
      throw new Error('lamp is not provided')
    }),
  },
  actions: {
    keep: assign({ guest: (_, params: { name: string }) => params.name }),
    forget: assign({ guest: '' }),
    light: spawnChild('lamp', { id: 'hall' }),
    darken: stopChild('hall'),
  },
}).createMachine({
  id: 'guestBook',
  context: { guest: '', last: '' },
  initial: 'empty',
  states: {
    empty: {
      on: {
        come: { target: 'open', actions: { type: 'keep', params: ({ event }) => ({ name: event.name }) } },
      },
    },
    open: {
      entry: 'light',
      exit: ['darken', 'forget'],
      invoke: { id: 'greet', src: 'greet', input: ({ context }) => ({ name: context.guest }) },
      on: { go: { target: 'empty' } },
    },
  },
})
const guests = { events: { come: [{ name: 'Ann' }, { name: 'Bob' }] } }
const forgetsGuests = forgets<typeof guestBook>('it forgets who is gone', {
  isOver: ({ move }) => 'send' in move && move.send.type === 'go',
})

test('what came in is found where it is left, and forgotten where it is not', () => {
  expect(walk(guestBook, guests, [forgetsGuests]).failure).toBeUndefined()
  const remembering = guestBook.provide({
    actions: { forget: assign({ last: ({ context }) => context.guest }) },
  })
  expect(walk(remembering, guests, [forgetsGuests]).failure).toMatchObject({
    rule: 'it forgets who is gone',
    reason: expect.stringMatching(/^it still holds "(Ann|Bob)"$/),
    story: [{ start: null }, { send: { type: 'come' } }, { send: { type: 'go' } }],
  })
})

test('an actor that outlives its state is found', () => {
  const wasteful = guestBook.provide({ actions: { darken: () => {} } })
  expect(walk(wasteful, guests).failure).toMatchObject({
    rule: 'no actor runs on after its state',
    reason: 'hall still runs',
    story: { length: 3 },
  })
})

test('a machine that throws, and a context that is no data, are found', () => {
  const throwing = kettleMachine.provide({
    guards: {
      fits: () => {
        throw new Error('the lid is stuck')
      },
    },
  })
  expect(walk(throwing, kettleCases).failure).toMatchObject({ rule: 'no move breaks the machine' })
  const dated = kettleMachine.provide({ actions: { setFault: assign({ fault: new Date(0) }) } })
  expect(walk(dated, kettleCases).failure?.reason).toBe('context.fault is a Date')
})

test('a rule sees which actors a move has started, and what was emitted', () => {
  const started: unknown[] = []
  const emitted: string[] = []
  const note = always('is noted', (moment) => {
    started.push(...startedBy(moment))
    emitted.push(...emittedBy(moment).map(({ type }) => type))
    return undefined
  })
  walk(everythingMachine, everythingCases, [note])
  expect(started).toContainEqual({ id: 'watch', input: expect.anything() })
  expect(emitted).toContain('work.finished')
})
