import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { absolute } from '../../tools/commands/gen/flow-files.ts'
import { outlineOf } from '@phaen/statecharts'

/** The config of a machine without the rest of its file: a name, a factory or a type would break it. */
function readConfig(source: string): object {
  const machine = /^export const \w+ = setup\(\{[^]*\}\)\.createMachine\((\{[^]*\})\)\s*$/m.exec(source)
  if (!machine) throw new Error('no exported `setup({...}).createMachine({...})` at the end of the file')
  return runInNewContext(`(${machine[1]})`)
}

test.each(flows)('$id: its config says the same without its file as with it', ({ machine, source }) => {
  const config = readConfig(readFileSync(absolute(source), 'utf8'))
  expect(outlineOf(createMachine(config))).toEqual(outlineOf(machine))
})

describe('a config that cannot be read by itself is refused', () => {
  test.each([
    ['a constant', `initial: firstState`, 'firstState is not defined'],
    ['a factory', `states: { shown: waiting('loading') }`, 'waiting is not defined'],
    ['as', `initial: 'shown' as const`, 'Unexpected identifier'],
    ['satisfies', `states: {} satisfies object`, 'Unexpected identifier'],
    ['a spread', `states: { ...sharedStates }`, 'sharedStates is not defined'],
    ['a computed key', `states: { [busy]: {} }`, 'busy is not defined'],
    ['a shorthand', `states`, 'states is not defined'],
  ])('%s', (_, config, reason) => {
    const source = `export const flowMachine = setup({}).createMachine({ ${config} })\n`
    expect(() => readConfig(source)).toThrow(reason)
  })

  test('a machine that is not one call', () => {
    expect(() => readConfig('export const flowMachine = createMachine(config)\n')).toThrow('no exported')
  })
})
