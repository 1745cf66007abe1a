import { createMachine, initialTransition, spawnChild, transition } from 'xstate'
import { expect, test } from 'vitest'
import { search } from '../search.ts'
import { replay } from '../plan.ts'
import { mutantNamed, mutantsOf, unharmed } from './mutants-of.ts'

/** What can be detected of a machine that asks two actors without an id and one that it starts itself. */
const asking = createMachine({
  id: 'asking',
  initial: 'waiting',
  states: {
    waiting: {
      entry: spawnChild('third', { id: 'third' }),
      invoke: [
        { src: 'first', onDone: 'first', onError: 'failed' },
        { src: 'second', onDone: 'second', onError: 'failed', input: { a: 1 } },
      ],
      on: { 'xstate.done.actor.third': 'third' },
    },
    first: {},
    second: {},
    third: {},
    failed: {},
  },
})

test('the answers of actors that have no id, or are spawned, are broken too', () => {
  const never = createMachine({})
  const machine = asking.provide({ actors: { first: never, second: never, third: never } })
  const answers = Object.fromEntries(
    ['first', 'second', 'third'].map((name) => [name, { done: [1], error: [{ code: 'NO' }] }]),
  )
  const plan = search('asking', machine, { replies: { ...answers, third: { done: [1] } } })
  expect(replay(unharmed(machine), plan).drift).toBeUndefined()
  const mutants = mutantsOf(machine)
  expect(mutants.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'waiting: drop invoke 1.asking.waiting',
      'waiting: invoke 1.asking.waiting without a',
      'waiting: done 1.asking.waiting: delete',
      'waiting: error 1.asking.waiting: lead to waiting instead',
      'waiting: done third: delete',
    ]),
  )
  const alive = mutants.filter((mutant) => !replay(mutant.machine, plan).drift)
  expect(alive.map(({ name }) => name)).toEqual([])
})

test('a transition with several targets has all of them in each mutant', () => {
  const regions = { initial: 'a', states: { a: {}, b: {}, c: {} } }
  const machine = createMachine({
    id: 'both',
    type: 'parallel',
    on: { go: { target: ['.left.b', '.right.b'], actions: 'note' } },
    states: { left: regions, right: structuredClone(regions) },
  })
  const after = (one: typeof machine) => {
    const [first] = initialTransition(one)
    return transition(one, first, { type: 'go' })[0].value
  }
  expect(after(unharmed(machine))).toEqual({ left: 'b', right: 'b' })
  expect(after(mutantNamed(machine, '(root): go: drop action note'))).toEqual({ left: 'b', right: 'b' })
  expect(after(mutantNamed(machine, '(root): go: lead to left.c instead'))).toEqual({ left: 'c', right: 'b' })
})
