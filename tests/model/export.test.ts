import { createMachine } from 'xstate'
import { render, type IState, type IStateMachine } from 'state-machine-cat'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { draw } from '../../tools/diagrams/draw.ts'
import { configAsJson } from '../../tools/statecharts/export/json.ts'
import { asMermaid } from '../../tools/diagrams/mermaid.ts'
import { asScxml } from '../../tools/statecharts/export/scxml.ts'
import { outlineOf } from '../../tools/statecharts/outline.ts'
import { allNodes, declaredBy } from '../../tools/statecharts/walker/declared.ts'

describe.each(flows)('$id', (flow) => {
  const { machine } = flow
  const nodes = allNodes(machine.root).filter((node) => node.parent)
  const events = nodes.flatMap((node) => Object.keys(node.config.on ?? {}))

  test('its JSON makes the same machine again', () => {
    const again = createMachine(JSON.parse(configAsJson(machine)))
    expect(outlineOf(again).map(withoutInput)).toEqual(outlineOf(machine).map(withoutInput))
  })

  test('its SCXML is read by another program with every state and every arrow', async () => {
    const read: IStateMachine = JSON.parse(
      await render(asScxml(machine), { inputType: 'scxml', outputType: 'json' }).then((ast) =>
        JSON.stringify(ast),
      ),
    )
    const states = everyState(read.states).filter(({ type }) => type !== 'initial')
    const expected = nodes.map((node) => node.path.join('.'))
    expect(states.map(({ name }) => name)).toEqual(expect.arrayContaining(expected))
    const aimed = [...declaredBy(machine).names.keys()].filter(({ target }) => target)
    const arrows = everyArrow(read).filter(({ from }) => !from.includes('initial'))
    expect(arrows.length).toBeGreaterThanOrEqual(aimed.length)
  })

  test('its Mermaid text names every state and every event', () => {
    const text = asMermaid(machine)
    for (const { key } of nodes) expect(text).toContain(`state "${key}"`)
    for (const event of events) expect(text).toContain(event)
  })

  test('its diagram names every state and every event, and says what each state is', async () => {
    const drawn = await draw(flow)
    for (const { key } of nodes) expect(drawn).toMatch(new RegExp(`>(\\s|&#160;)*${key}(\\s|&#160;)*</text>`))
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

const everyState = (states: IState[]): IState[] =>
  states.flatMap((state) => [state, ...everyState(state.statemachine?.states ?? [])])

const everyArrow = (machine: IStateMachine): { from: string }[] => [
  ...(machine.transitions ?? []),
  ...machine.states.flatMap(({ statemachine }) => (statemachine ? everyArrow(statemachine) : [])),
]
