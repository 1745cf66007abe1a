import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { absolute } from '../../commands/gen/flow-files.ts'
import { outlineOf } from '@phaen/statecharts'
import { readMachineFile } from './read-machine.ts'

describe.each(flows)('$id', ({ machine, source }) => {
  const read = readMachineFile(absolute(source))

  test('can be read without running it', () => {
    expect(read.refusals).toEqual([])
  })

  test('reads the same as it runs: states, events, guards, actions, delays and invokes', () => {
    expect(outlineOf(createMachine(read.config))).toEqual(outlineOf(machine))
    for (const kind of ['actors', 'actions', 'guards', 'delays'] as const) {
      expect(read.declared[kind], kind).toEqual(Object.keys(machine.implementations[kind]))
    }
  })
})

describe('a file that a reader cannot follow is refused', () => {
  test.each([
    ['imported-constant', 'the name firstState instead of its value: the reader does not resolve names'],
    ['factory', 'a call, waiting(...): the reader does not run factories'],
    ['as-const', "'as' hides the literal from the reader"],
    ['satisfies', "'satisfies' hides the literal from the reader"],
    ['spread-import', 'a spread of sharedStates: the reader does not know its contents'],
    ['computed-key', 'a computed key, [busy]'],
  ])('%s', (fixture, reason) => {
    const { refusals } = readMachineFile(absolute(`tools/lint/static-machine/fixtures/${fixture}.machine.ts`))
    expect(refusals.map((refusal) => refusal.reason)).toEqual([reason])
  })
})
