import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { search } from './search.ts'
import { eventMatrix, idleDeclarations } from './event-matrix.ts'

/** The matrix of a player with a volume. */
const player = createMachine({
  id: 'player',
  type: 'parallel',
  on: { eject: {} },
  meta: { ignores: { shake: 'A player on a table is not shaken.' } },
  states: {
    disc: {
      initial: 'stopped',
      meta: { ignores: { 'skip.*': 'Nothing plays.' } },
      onDone: { actions: 'tidyUp' },
      states: {
        stopped: { on: { play: { target: 'starting' } }, meta: { ignores: { pause: 'Nothing plays.' } } },
        starting: { always: { target: 'playing' } },
        playing: { on: { pause: { target: 'stopped' }, 'skip.*': {}, 'skip.end': { target: 'worn' } } },
        worn: { type: 'final' },
        last: { type: 'history' },
      },
    },
    volume: {
      initial: 'normal',
      states: { normal: { on: { mute: { target: 'muted' }, shake: {} } }, muted: { on: { 'volume.*': {} } } },
    },
  },
})

const answers = (machine: Parameters<typeof eventMatrix>[0], state: string) =>
  Object.fromEntries(
    eventMatrix(machine)
      .filter((pair) => pair.state === state)
      .map(({ event, answer }) => [event, answer]),
  )

test('each innermost state in which the machine can rest is paired with each event', () => {
  const states = new Set(eventMatrix(player).map(({ state }) => state))
  expect([...states]).toEqual(['disc.stopped', 'disc.playing', 'volume.normal', 'volume.muted'])
})

test('a transition of the state or an ancestor handles an event', () => {
  expect(answers(player, 'disc.playing')).toMatchObject({ pause: 'handled', eject: 'handled' })
})

test('a wildcard matches events with its prefix, in a transition and in a reason', () => {
  expect(answers(player, 'disc.playing')['skip.end']).toBe('handled')
  expect(answers(player, 'disc.stopped')['skip.end']).toBe('ignored')
})

test('a wildcard matches its prefix alone too, as XState has it', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { on: { 'key.*': 'b' } },
      b: { on: { key: 'a', keyboard: 'a' }, meta: { ignores: { 'key.*': 'Nothing is typed.' } } },
      c: { meta: { ignores: { 'key.*': 'Nothing is typed.' } } },
    },
  })
  expect(answers(machine, 'a')).toMatchObject({ key: 'handled', keyboard: 'undeclared' })
  expect(answers(machine, 'c')).toMatchObject({ key: 'ignored', keyboard: 'undeclared' })
  const plan = search('keys', machine, { events: { key: [{ pressed: 1 }] } })
  expect(plan.steps.map((step) => step.do)).toContainEqual({ send: { type: 'key', pressed: 1 } })
})

test('a reason on the state or an ancestor makes an event ignored, the nearest one first', () => {
  const reasons = eventMatrix(player).filter(({ state }) => state === 'disc.stopped')
  expect(reasons).toContainEqual({
    state: 'disc.stopped',
    event: 'shake',
    answer: 'ignored',
    reason: 'A player on a table is not shaken.',
  })
  expect(reasons.find(({ event }) => event === 'pause')?.reason).toBe('Nothing plays.')
})

test('a transition of an ancestor takes precedence over the reason of the state', () => {
  const machine = createMachine({
    on: { stop: {} },
    initial: 'a',
    states: { a: { meta: { ignores: { stop: 'It does not stop.' } } } },
  })
  expect(answers(machine, 'a')).toEqual({ stop: 'handled' })
  expect(idleDeclarations(machine)).toHaveLength(1)
})

test('an event of a parallel region needs no declaration', () => {
  expect(answers(player, 'volume.normal')).toMatchObject({ play: 'elsewhere', 'skip.end': 'elsewhere' })
  expect(answers(player, 'disc.playing')).toMatchObject({ mute: 'elsewhere' })
})

test('an event without a transition or a reason is undeclared', () => {
  expect(answers(player, 'disc.playing')['play']).toBe('undeclared')
  expect(answers(player, 'volume.muted')['mute']).toBe('undeclared')
})

test('a final state that its parent does not leave can still receive events', () => {
  const machine = createMachine({
    type: 'parallel',
    states: {
      a: {
        initial: 'open',
        states: { open: { on: { close: { target: 'closed' } } }, closed: { type: 'final' } },
      },
      b: { initial: 'open', states: { open: {} } },
    },
  })
  expect(answers(machine, 'a.closed')).toEqual({ close: 'undeclared' })
})

test.each([
  ['no reason', { go: '' }, '(root) ignores go without a reason'],
  ['an event there is not', { come: 'Why.' }, '(root) ignores come, which no state handles'],
  [
    'an event that is never ignored',
    { go: 'Why.' },
    '(root) ignores go, but every state in it handles it or gives a reason of its own',
  ],
])('a declaration with %s is found', (_, ignores, complaint) => {
  const machine = createMachine({ meta: { ignores }, initial: 'a', states: { a: { on: { go: {} } } } })
  expect(idleDeclarations(machine)).toEqual([complaint])
})

test('declarations that are needed are not reported as idle', () => {
  expect(idleDeclarations(player)).toEqual([])
})
