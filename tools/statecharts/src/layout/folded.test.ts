import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '../chart.ts'
import { folded, foldingDepths } from './folded.ts'

const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { PRESS: 'on.bright' } },
    on: {
      initial: 'dim',
      states: {
        dim: { on: { PRESS: 'bright', CUT: '#lamp.off' } },
        bright: { on: { PRESS: { target: '#lamp.off', guard: 'isLong' }, CUT: '#lamp.off' } },
      },
    },
  },
})

it('keeps the insides of a state out of sight, and leads its arrows from its edge', () => {
  const { boxes, arrows } = folded(chartOf(machine), 0)
  expect(boxes.map(({ id, holds }) => [id, holds])).toEqual([
    ['lamp initial', undefined],
    ['lamp.off', undefined],
    ['lamp.on', 2],
  ])
  const said = arrows.map(({ from, to, labels }) => [
    from,
    to,
    labels.map(({ event, guard }) => event + guard),
  ])
  expect(said).toEqual([
    ['lamp.off', 'lamp.on', ['PRESS']],
    ['lamp.on', 'lamp.off', ['CUT', 'PRESS', 'CUT']],
    ['lamp initial', 'lamp.off', []],
  ])
})

it('folds only where there is more than one state left to see', () => {
  expect(foldingDepths(chartOf(machine))).toEqual([0])
  const flat = createMachine({ id: 'flat', initial: 'a', states: { a: {}, b: {} } })
  expect(foldingDepths(chartOf(flat))).toEqual([])
  const single = createMachine({ id: 's', initial: 'a', states: { a: { initial: 'b', states: { b: {} } } } })
  expect(foldingDepths(chartOf(single))).toEqual([])
})
