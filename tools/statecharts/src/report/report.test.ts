import { DOMParser } from '@xmldom/xmldom'
import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import type { Plan } from '../plan.ts'
import { asHtml } from './as-html.ts'
import { asJunit } from './as-junit.ts'
import { reportOn } from './flow-report.ts'

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { 'push <hard>': { target: 'open' } } }, open: {}, 'walled & "up"': {} },
})
const plan: Plan = { flow: 'door', steps: [{ step: 1, do: { start: null }, value: 'open' }] }

/** A door with a plan that covers little and contains an error, and a wall without states to cover. */
const reports = [
  reportOn('door', door, plan),
  reportOn('wall', createMachine({}), {
    flow: 'wall',
    steps: [{ step: 1, do: { start: null }, value: {} }],
  }),
]

test('a report lists what the plan does not reach, and what is unreachable', () => {
  const missing = Object.fromEntries(reports[0]?.findings.map((found) => [found.title, found.missing]) ?? [])
  expect(missing).toEqual({
    'states entered': ['open', 'walled & "up"'],
    'states that can be reached': ['walled & "up"'],
    'transitions taken': ['shut: push <hard>'],
    'guarded transitions refused': [],
    'guards that allowed': [],
    'guards that refused': [],
    'states and events declared': ['open: push <hard>', 'walled & "up": push <hard>'],
    'steps as pinned': ['When it starts:\n  state: expected open, now shut'],
  })
})

test('the JUnit report is XML with a failed case for each row with gaps', () => {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`)
  }
  const document = new DOMParser({ onError }).parseFromString(asJunit(reports), 'text/xml')
  const suites = [...document.getElementsByTagName('testsuite')]
  expect(suites.map((suite) => [suite.getAttribute('name'), suite.getAttribute('failures')])).toEqual([
    ['door', '5'],
    ['wall', '0'],
  ])
  const failures = [...document.getElementsByTagName('failure')].map(({ textContent }) => textContent)
  expect(failures).toContain('open\nwalled & "up"')
  expect(document.getElementsByTagName('testcase')).toHaveLength(16)
})

test('the page has a row for each machine, and names what is missing', () => {
  const page = asHtml(reports)
  expect(page).toContain('<th scope="row">door</th><td class="missing"><details><summary>2/4</summary>')
  expect(page).toContain('<pre>shut: push &lt;hard&gt;</pre>')
  expect(page).toContain('<th scope="row">wall</th><td>1/1</td>')
})
