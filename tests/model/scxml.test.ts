import { DOMParser, type Element } from '@xmldom/xmldom'
import { render, type IState, type IStateMachine } from 'state-machine-cat'
import { compileFunction } from 'node:vm'
import { and, cancel, createMachine, not, raise, stateIn } from 'xstate'
import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { allNodes, asScxml, chartOf, declaredBy } from '@phaen/statecharts'
import { everythingMachine } from '../../tools/statecharts/example/everything.machine.ts'

const awkwardMachine = createMachine(
  {
    id: 'odd',
    type: 'parallel',
    states: {
      odd: { on: { ring: { guard: 'quiet', actions: `say "it's <loud> & 'near'"` } }, after: { rest: {} } },
      door: {
        initial: 'the hall',
        after: { rest: { target: '.the hall' } },
        states: {
          'the hall': { on: { back: { target: 'past' } } },
          the_hall: { on: { back: { target: 'past elsewhere' } } },
          ajar: {},
          past: { type: 'history' },
          'past elsewhere': { type: 'history', history: 'deep', target: 'ajar' },
        },
      },
      bell: { initial: 'silent', states: { silent: {} } },
      3: { type: 'history' },
    },
  },
  {
    guards: {
      open: stateIn({ door: 'ajar' }),
      quiet: and([not('open'), stateIn('#odd.bell.silent'), 'a < b']),
    },
  },
)

const machines = [...flows.map(({ machine }) => machine), everythingMachine, awkwardMachine]

describe.each(machines)('the SCXML of $id', (machine) => {
  const document = read(asScxml(machine))
  const elements = [...document.getElementsByTagName('*')]
  const all = (attribute: string) => valuesOf(elements, attribute).flatMap((value) => value.split(' '))
  const states = elements.filter(({ tagName }) => stateTags.has(tagName))

  test('names each state once, and leads only to states that there are', () => {
    const ids = states.map((state) => state.getAttribute('id'))
    expect(ids).toEqual([...new Set(ids)])
    expect(ids.length).toBeGreaterThanOrEqual(allNodes(machine.root).length)
    for (const id of ids) expect(id).toMatch(/^[\p{L}_][\p{L}\p{M}\p{N}._-]*$/u)
    for (const id of [...all('target'), ...all('initial')]) expect(ids).toContain(id)
    for (const [, id] of asScxml(machine).matchAll(/In\('([^']*)'\)/g)) expect(ids).toContain(id)
  })

  test('holds only what the standard allows, each in its place', () => {
    for (const element of elements) {
      const allowed = grammar[element.tagName]
      expect(allowed, element.tagName).toBeDefined()
      const children = [...element.childNodes].flatMap((child) => ('tagName' in child ? [child.tagName] : []))
      expect(children.filter((child) => !allowed?.inside.includes(String(child)))).toEqual([])
      const attributes = [...element.attributes].map(({ name }) => name)
      expect(attributes.filter((name) => !allowed?.attributes.includes(name))).toEqual([])
    }
  })

  test('is a program: its scripts and conditions are ECMAScript, and call only what it declares', () => {
    const scripts = elements
      .filter(({ tagName }) => tagName === 'script')
      .map(({ textContent }) => textContent)
    const conditions = [...valuesOf(elements, 'cond'), ...valuesOf(elements, 'delayexpr')]
    const code = `${scripts.join('\n')}\nreturn [${conditions.join(',\n')}]`
    const run = compileFunction(code, ['_event', 'In'])
    expect(run({}, () => true)).toHaveLength(conditions.length)
  })

  test('has a document of its own language, and actors of a declared type', () => {
    expect(document.documentElement?.getAttribute('datamodel')).toBe('ecmascript')
    const actors = elements.filter(({ tagName }) => tagName === 'invoke')
    expect(actors.map((actor) => actor.getAttribute('type'))).toEqual(actors.map(() => 'urn:xstate:actor'))
    expect(actors.map((actor) => actor.getAttribute('src'))).toEqual(
      allNodes(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => String(src))),
    )
  })
})

describe.each(flows)('the SCXML of $id', ({ machine }) => {
  test('is read by another program with every state and every arrow', async () => {
    const ast = await render(asScxml(machine), { inputType: 'scxml', outputType: 'json' })
    const chart: IStateMachine = JSON.parse(JSON.stringify(ast))
    const nodes = allNodes(machine.root).filter((node) => node.parent)
    const states = everyState(chart.states).filter(({ type }) => type !== 'initial')
    const expected = nodes.map((node) => node.path.join('.'))
    expect(states.map(({ name }) => name)).toEqual(expect.arrayContaining(expected))
    const aimed = [...declaredBy(machine).names.keys()].filter(({ target }) => target)
    const arrows = everyArrow(chart).filter(({ from }) => !from.includes('initial'))
    expect(arrows.length).toBeGreaterThanOrEqual(aimed.length)
  })
})

test('a guard that asks for another state asks with In, and combinators are written out', () => {
  const text = asScxml(awkwardMachine)
  expect(text).toContain(
    `cond="(!In('door.ajar') &amp;&amp; In('bell.silent') &amp;&amp; guards['a &lt; b'](_event))"`,
  )
})

test('two regions that wait the same delay wait for events of their own', () => {
  const sent = [...asScxml(awkwardMachine).matchAll(/<send [^>]*event="([^"]*)"/g)].map(([, event]) => event)
  expect(sent).toEqual(['after.rest.odd-2', 'after.rest.door'])
})

test('where nothing is remembered yet, a history state leads where it does in XState', () => {
  const text = asScxml(awkwardMachine).replace(/\s+/g, ' ')
  expect(text).toContain('<history id="door.past" type="shallow"> <transition target="door.the_hall"/>')
  expect(text).toContain('<history id="door.past_elsewhere" type="deep"> <transition target="door.ajar"/>')
  expect(text).toContain('<transition target="odd-2 door bell"/>')
})

test('what a machine raises and cancels itself is an event, and its timers are not among it', () => {
  const machine = createMachine(
    {
      id: 'bell',
      initial: 'quiet',
      states: {
        quiet: {
          entry: [raise({ type: 'ring' }), raise({ type: 'stop' }, { id: 'end', delay: 50 })],
          exit: cancel('end'),
          after: { rest: { actions: raise({ type: 'late' }, { delay: 'rest' }) } },
        },
      },
    },
    { delays: { rest: () => 9 } },
  )
  const text = asScxml(machine)
  read(text)
  expect(text.match(/<(raise|send|cancel) [^>]*>/g)).toEqual([
    '<raise event="ring"/>',
    '<send id="end" event="stop" delay="50ms"/>',
    '<send id="after.rest.quiet" event="after.rest.quiet" delayexpr="delays.rest(_event)"/>',
    '<cancel sendid="end"/>',
    '<cancel sendid="after.rest.quiet"/>',
    '<send event="late" delayexpr="delays.rest(_event)"/>',
  ])
  expect(text).not.toContain('actions')
  const [box] = chartOf(machine).boxes.filter(({ name }) => name === 'quiet')
  expect(box?.lines.map(({ when, words }) => `${when} ${words}`)).toEqual([
    'entry raise ring',
    'entry raise stop',
    'exit cancel end',
    'event after rest / raise late',
  ])
})

test('a history without a past leads to all that it names, also by ids', () => {
  // XState reads a list too, though its types know none.
  const several: object = JSON.parse('{ "target": ["left.down", "right.down"] }')
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { initial: 'one', states: { one: {}, two: { id: 'bb' }, past: { type: 'history', target: '#bb' } } },
      both: {
        type: 'parallel',
        states: {
          left: { initial: 'up', states: { up: {}, down: {} } },
          right: { initial: 'up', states: { up: {}, down: {} } },
          last: { type: 'history', ...several },
        },
      },
    },
  })
  expect(asScxml(machine)).toContain('<transition target="a.two"/>')
  expect(asScxml(machine)).toContain('<transition target="both.left.down both.right.down"/>')
})

test('a machine without guards, actions and delays of its own has no script', () => {
  expect(asScxml(createMachine({ id: 'plain' }))).not.toContain('<script>')
})

/** Parses XML strictly: throws on a document that is not well formed. */
function read(text: string) {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`)
  }
  return new DOMParser({ onError }).parseFromString(text, 'text/xml')
}

const valuesOf = (elements: Element[], attribute: string): string[] =>
  elements.flatMap((element) => element.getAttribute(attribute) ?? [])

const stateTags = new Set(['state', 'parallel', 'final', 'history'])
const inStates = ['state', 'parallel', 'history', 'transition', 'onentry', 'onexit', 'invoke']
const executable = ['script', 'raise', 'send', 'cancel']

/** The part of https://www.w3.org/TR/scxml/ that an export may use. */
const grammar: Record<string, { inside: string[]; attributes: string[] }> = {
  scxml: {
    inside: ['script', 'state', 'parallel', 'final'],
    attributes: ['xmlns', 'version', 'datamodel', 'initial'],
  },
  state: { inside: [...inStates, 'final'], attributes: ['id', 'initial'] },
  parallel: { inside: inStates, attributes: ['id'] },
  final: { inside: ['onentry', 'onexit'], attributes: ['id'] },
  history: { inside: ['transition'], attributes: ['id', 'type'] },
  transition: { inside: executable, attributes: ['event', 'cond', 'target', 'type'] },
  onentry: { inside: executable, attributes: [] },
  onexit: { inside: executable, attributes: [] },
  invoke: { inside: [], attributes: ['type', 'id', 'src'] },
  send: { inside: [], attributes: ['id', 'event', 'delay', 'delayexpr'] },
  raise: { inside: [], attributes: ['event'] },
  cancel: { inside: [], attributes: ['sendid'] },
  script: { inside: [], attributes: [] },
}

const everyState = (states: IState[]): IState[] =>
  states.flatMap((state) => [state, ...everyState(state.statemachine?.states ?? [])])

const everyArrow = (machine: IStateMachine): { from: string }[] => [
  ...(machine.transitions ?? []),
  ...machine.states.flatMap(({ statemachine }) => (statemachine ? everyArrow(statemachine) : [])),
]
