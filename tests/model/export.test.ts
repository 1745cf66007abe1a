import { readFileSync } from 'node:fs'
import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { absolute, diagramFile } from '../../tools/commands/gen/flow-files.ts'
import { allNodes, asMermaid, configAsJson, outlineOf } from '@phaen/statecharts'

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

const withoutInput = (line: string) => line.replace(/,"input":(true|false)/, '')
