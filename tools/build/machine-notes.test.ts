import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { projectRoot } from '../../server/config.ts'
import { readMachineFile } from '../lint/static-machine/read-machine.ts'
import { withoutNotes } from './machine-notes.ts'

const machineOf = (config: string) => `export const aMachine = setup({}).createMachine(${config})\n`
const leanOf = (config: string) => withoutNotes('a.machine.ts', machineOf(config))

const folder = mkdtempSync(join(tmpdir(), 'lean-machines-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a machine for the browser', () => {
  it('has neither descriptions nor meta, and keeps what it says of itself as a whole', () => {
    const config = `{
      description: 'All of it.',
      meta: { spec: ['R4.1'] },
      states: { one: { description: 'One.', on: { go: [{ target: 'two', description: 'Goes.', }] }, meta: {} } },
    }`
    expect(leanOf(config).replaceAll(/\s/g, '')).toBe(
      machineOf(`{description:'Allofit.',states:{one:{on:{go:[{target:'two',}]},}},}`).replaceAll(/\s/g, ''),
    )
  })

  it('keeps states and events that are called so, and what functions hold', () => {
    const config = `{
      context: () => ({ description: '' }),
      states: { meta: { on: { description: { target: 'meta' } } } },
      invoke: { input: ({ context }) => ({ meta: context.description }) },
    }`
    expect(leanOf(config)).toBe(machineOf(config))
  })

  it('is refused when no config can be found', () => {
    expect(() => withoutNotes('a.machine.ts', 'export const aMachine = 1')).toThrow('a.machine.ts has no')
  })

  it.each(flows)('$id lacks its notes and nothing else', ({ id, source }) => {
    const path = join(projectRoot(), source)
    const leanPath = join(folder, `${id}.machine.ts`)
    writeFileSync(leanPath, withoutNotes(path, readFileSync(path, 'utf8')))
    const [written, lean] = [readMachineFile(path), readMachineFile(leanPath)]
    const { description, ...config } = written.config
    expect(lean).toEqual({ ...written, config: { ...bare(config), description } })
    expect(lean.refusals).toEqual([])
  })
})

/** The config without notes, found by another way: as data instead of text. */
function bare(config: Record<string, unknown>, isOfNames = false): Record<string, unknown> {
  const entries = Object.entries(config).filter(
    ([name]) => isOfNames || !['description', 'meta'].includes(name),
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      bareValue(value, !isOfNames && ['states', 'on', 'after'].includes(name)),
    ]),
  )
}

function bareValue(value: unknown, isOfNames: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => bareValue(one, false))
  return typeof value === 'object' && value !== null ? bare({ ...value }, isOfNames) : value
}
