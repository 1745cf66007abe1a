import { createActor, createMachine } from 'xstate'
import { expect, it } from 'vitest'
import { search } from '../search.ts'
import { Simulation } from '../simulation/simulation.ts'
import { recordable, recordableChanges } from './recordable.ts'

it('turns any value into data that JSON can hold', () => {
  const cycle: Record<string, unknown> = { name: 'cycle' }
  cycle.itself = cycle
  class Refusal extends Error {
    code = 'OUT_OF_STOCK'
  }
  const throwing = {
    get field(): string {
      throw new Error('no')
    },
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const value = {
    cycle,
    again: [cycle, cycle],
    map: new Map<unknown, unknown>([['a', new Set([1])]]),
    error: new Refusal('sold'),
    big: 10n,
    symbol: Symbol('s'),
    run: () => 1,
    element: { nodeType: 1, nodeName: 'BUTTON', parentNode: cycle },
    promise: Promise.resolve(),
    bytes: new Uint8Array(3),
    date: new Date(0),
    never: new Date(Number.NaN),
    none: Number.NaN,
    actor: createActor(createMachine({}), { id: 'cart' }),
    missing: undefined,
    list: [undefined, null],
    throwing,
    proxy,
  }
  expect(JSON.parse(JSON.stringify(recordable(value)))).toEqual({
    cycle: { name: 'cycle', itself: '(circular)' },
    again: [
      { name: 'cycle', itself: '(circular)' },
      { name: 'cycle', itself: '(circular)' },
    ],
    map: [['a', [1]]],
    error: { name: 'Error', message: 'sold', code: 'OUT_OF_STOCK' },
    big: '(bigint 10)',
    symbol: '(Symbol(s))',
    run: '(function)',
    element: '(element button)',
    promise: '(promise)',
    bytes: '(3 bytes)',
    date: '1970-01-01T00:00:00.000Z',
    never: '(invalid date)',
    none: '(NaN)',
    actor: '(actor cart)',
    list: [null, null],
    throwing: { field: '(unreadable)' },
    proxy: '(unreadable)',
  })
})

it('ends in a tree that is too deep', () => {
  let deep: unknown = 'end'
  for (let level = 0; level < 5000; level += 1) deep = { deep }
  expect(JSON.stringify(recordable(deep))).toContain('(too deep)')
})

it('names the fields that changed', () => {
  expect(recordableChanges({ a: 1, b: new Map([[1, 2]]), c: 3 }, { a: 1, b: new Map([[1, 3]]) })).toEqual({
    b: [[1, 3]],
    c: null,
  })
})

it('is shared by what a plan and a player show of a context, which may hold anything', () => {
  const cycle: Record<string, unknown> = { big: 10n, failed: new RangeError('no'), none: undefined }
  cycle.itself = [cycle]
  const machine = createMachine({ id: 'any', context: { cycle }, on: { go: {} } })
  const shown = {
    cycle: { big: '(bigint 10)', failed: '(RangeError: no)', none: '(undefined)', itself: ['(circular)'] },
  }
  expect(new Simulation(machine, {}).run().context).toEqual(shown)
  expect(search('any', machine, {}).steps[0]?.context).toEqual(shown)
})
