import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { unreachableStates } from './unreachable.ts'

test('an unreachable state is found, with its child states', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { on: { go: { target: 'b.inner' } } },
      b: { initial: 'skipped', states: { skipped: {}, inner: {} } },
      lost: { initial: 'within', on: { back: { target: 'a' } }, states: { within: {} } },
      fromLostOnly: {},
    },
  })
  expect(unreachableStates(machine)).toEqual(['b.skipped', 'lost', 'lost.within', 'fromLostOnly'])
})

test('a state that is entered both through a child and as a whole also enters its initial state', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { on: { in: { target: 'b.inner' }, whole: { target: 'b' } } },
      b: { initial: 'first', states: { first: {}, inner: {} } },
    },
  })
  expect(unreachableStates(machine)).toEqual([])
})

test('regions are entered together, and a history state leads to its default target', () => {
  const machine = createMachine({
    initial: 'off',
    states: {
      off: { on: { on: { target: 'on.left.past' } } },
      on: {
        type: 'parallel',
        states: {
          left: { initial: 'x', states: { x: {}, past: { type: 'history' } } },
          right: { initial: 'y', states: { y: { after: { 10: { target: 'z' } } }, z: {} } },
        },
      },
    },
  })
  expect(unreachableStates(machine)).toEqual([])
})
