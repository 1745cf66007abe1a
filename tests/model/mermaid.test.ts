import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { allNodes, asMermaid } from '@phaen/statecharts'
import { everythingMachine } from '../../tools/statecharts/example/everything.machine.ts'

/** The bundle of Mermaid, a single script without dependencies; version 12 does not run on Node 20. */
interface Mermaid {
  parse: (text: string) => Promise<{ diagramType: string }>
  render: (id: string, text: string) => Promise<{ svg: string }>
}

const script = createRequire(import.meta.url).resolve('@mermaid-js/tiny/dist/mermaid.tiny.js')
runInThisContext(readFileSync(script, 'utf8'))
const mermaid: Mermaid = Reflect.get(globalThis, 'mermaid')

const awkwardMachine = createMachine({
  id: 'note',
  type: 'parallel',
  on: { '*': { actions: 'log' } },
  states: {
    end: {
      initial: 'a.b',
      entry: ['say "hello"', 'count: 1; then #2'],
      states: {
        'a.b': { on: { 'x::y': [{ guard: '{full}', target: 'a b' }, { target: 'state' }], 'z--': {} } },
        'a b': { after: { '10': { target: 'แผ่น' } }, exit: 'a -- b' },
        แผ่น: { entry: '100 % <b>bold</b>', always: { guard: 'x', target: 'state' } },
        state: { type: 'final' },
        again: { type: 'history', history: 'deep' },
      },
      on: { back: { target: '.again' }, over: { target: 'end', reenter: true } },
    },
    '--': { initial: 'class', states: { class: { on: { end: { target: '#note.end' } } } } },
  },
})

test.each([...flows.map(({ machine }) => machine), everythingMachine, awkwardMachine])(
  'Mermaid reads $id',
  async (machine) => {
    expect(await mermaid.parse(asMermaid(machine))).toMatchObject({ diagramType: 'stateDiagram' })
  },
)

test.each(flows)('the text of $id names every state and every event', ({ machine }) => {
  const text = asMermaid(machine)
  const nodes = allNodes(machine.root).filter((node) => node.parent)
  for (const { key } of nodes) expect(text).toContain(`state "${key}"`)
  for (const node of nodes)
    for (const event of Object.keys(node.config.on ?? {})) expect(text).toContain(event)
})

test('Mermaid refuses a text that is wrong, so that reading one proves something', async () => {
  const described = 'stateDiagram-v2\n  state "a" as a {\n    [*] --> b\n  }\n  a : entry/ do\n'
  await expect(mermaid.parse(described)).rejects.toThrow('Group nodes can only have label')
})
