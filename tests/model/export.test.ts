import { readFileSync } from 'node:fs'
import { createMachine, fromPromise, raise } from 'xstate'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { absolute, diagramFile } from '../../tools/commands/gen/flow-files.ts'
import { allNodes, asMermaid, asSvg, chartOf, configAsJson, outlineOf } from '@phaen/statecharts'
import { layOut } from '@phaen/statecharts/layout'

describe.each(flows)('$id', (flow) => {
  const { machine } = flow
  const nodes = allNodes(machine.root).filter((node) => node.parent)
  const events = nodes.flatMap((node) => Object.keys(node.config.on ?? {}))

  test('its JSON makes the same machine again', () => {
    const again = createMachine(JSON.parse(configAsJson(machine)))
    expect(outlineOf(again).map(withoutInput)).toEqual(outlineOf(machine).map(withoutInput))
  })

  test('its diagram names every state and every event, and says what each state is', () => {
    const drawn = readFileSync(absolute(diagramFile(flow)), 'utf8')
    for (const { key } of nodes) expect(drawn).toContain(`>${key}</text>`)
    for (const event of events) expect(drawn).toContain(event)
    for (const { description } of nodes) expect(drawn).toContain(description?.replace(/&/g, '&amp;'))
  })
})

test('arrows with the same guard are told apart by what it is asked', () => {
  const machine = createMachine({
    initial: 'sorting',
    states: {
      sorting: {
        always: [
          { guard: { type: 'isRefused', params: { by: ['NOT_FOUND', 'CART_EMPTY'] } }, target: 'gone' },
          { guard: { type: 'isRefused', params: ({ event }) => ({ by: event.type }) }, target: 'gone' },
          { target: 'gone' },
        ],
      },
      gone: {},
    },
  })
  const text = asMermaid(machine)
  for (const words of ['[isRefused by NOT_FOUND, CART_EMPTY]', '[isRefused]', '[else]'])
    expect(text).toContain(words)
})

test('its JSON names what is written in its place, and does not walk into the machines that it starts', () => {
  const child = createMachine({ id: 'child', initial: 'a', states: { a: {} } })
  const machine = createMachine({
    initial: 'a',
    entry: [raise({ type: 'GO' }), function warm() {}, { type: 'greet', params: () => ({}) }],
    invoke: [
      { id: 'one', src: child, input: () => ({}) },
      { id: 'two', src: fromPromise(async () => 1) },
    ],
    states: {
      a: {
        on: {
          GO: {
            target: 'a',
            guard: function isWarm() {
              return true
            },
          },
        },
      },
      src: {},
    },
  })
  expect(JSON.parse(configAsJson(machine))).toEqual({
    initial: 'a',
    entry: ['raise GO', '(inline warm)', { type: 'greet' }],
    invoke: [
      { id: 'one', src: 'child' },
      { id: 'two', src: '(inline actor)' },
    ],
    states: { a: { on: { GO: { target: 'a', guard: '(inline isWarm)' } } }, src: {} },
  })
})

test('the classes of a drawing are XML, whatever a tag is called', async () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { tags: ['<"loud" & big>'] } } })
  const svg = asSvg('m', machine, await layOut(chartOf(machine)))
  expect(svg).toContain('class="state &lt;&quot;loud&quot; &amp; big&gt;"')
})

const withoutInput = (line: string) => line.replace(/,"input":(true|false)/, '')
