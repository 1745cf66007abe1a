import { expect, it } from 'vitest'
import { and, createMachine, not, or, stateIn } from 'xstate'
import { chartOf } from './chart.ts'
import { asScxml } from './export/scxml/as-scxml.ts'

it('reads a composed guard in the signs of logic', () => {
  const loud = 'isLoud'
  const machine = createMachine({
    initial: 'a',
    states: {
      a: {
        on: {
          ONE: { target: 'b', guard: and([loud, not('isFew')]) },
          TWO: { target: 'b', guard: or([loud, and([loud, 'isLate'])]) },
          THREE: { target: 'b', guard: stateIn({ a: 'inner' }) },
          FOUR: { target: 'b', guard: not(or([loud, 'isLate'])) },
          FIVE: { target: 'b', guard: and([loud, not({ type: 'fits', params: { litres: 2 } })]) },
        },
      },
      b: {},
    },
  })
  const guards = chartOf(machine).arrows.flatMap(({ labels }) => labels.map(({ guard }) => guard))
  expect(guards).toEqual([
    '[isLoud ∧ ¬isFew]',
    '[isLoud ∨ (isLoud ∧ isLate)]',
    '[in a.inner]',
    '[¬(isLoud ∨ isLate)]',
    '[isLoud ∧ ¬fits litres 2]',
  ])
})

const ask = createMachine({
  id: 'ask',
  initial: 'a',
  states: {
    a: {
      initial: 'one',
      invoke: { id: 'job', src: 'job', onDone: 'b', onError: 'b' },
      states: { one: { type: 'final' } },
      on: { done: 'b', always: 'b', error: 'b', 'done job': 'b', 'after 1000': 'b', snapshot: 'b' },
      always: { guard: 'late', target: 'b' },
      onDone: 'b',
      after: { 1000: 'b' },
    },
    b: {},
  },
})

it('takes an event of the user for what it is, though it has a name of XState', () => {
  const labels = chartOf(ask)
    .arrows.filter(({ from }) => from === 'ask.a')
    .flatMap(({ labels: all }) => all)
  expect(labels.map(({ event }) => event)).toEqual([
    '',
    'done',
    'always',
    'error',
    'done job',
    'after 1000',
    'snapshot',
    'all done',
    'job answers',
    'job fails',
    'after 1,000 ms',
  ])
  const names = labels.map(({ transition }) => transition)
  expect(names).toEqual([...new Set(names)])
  expect(names).toContain('a: event done')
  expect(names).toContain('a: event done job')
  const events = [...asScxml(ask).matchAll(/<transition event="([^"]*)"/g)].map(([, event]) => event)
  expect(events.slice(1, 4)).toEqual(['done', 'always', 'error'])
})
