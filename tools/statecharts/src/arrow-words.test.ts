import { expect, it } from 'vitest'
import { and, createMachine, not, or, stateIn } from 'xstate'
import { chartOf } from './chart.ts'

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
