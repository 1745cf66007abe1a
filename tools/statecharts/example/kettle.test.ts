import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  eventMatrix,
  idleDeclarations,
  mutantsOf,
  pathsInWords,
  replay,
  reportOn,
  search,
  testPlan,
} from '@phaen/statecharts'
import { kettleCases } from './kettle.cases.ts'
import { kettleMachine } from './kettle.machine.ts'

const plan = search('kettle', kettleMachine, kettleCases)

test('the plan that is found walks the whole kettle', () => {
  const { drift, ...rest } = replay(kettleMachine, plan)
  expect(drift).toBeUndefined()
  expect(rest.paths).toBeGreaterThan(1)
  const missing = reportOn('kettle', kettleMachine, plan).findings.flatMap((finding) => finding.missing)
  expect(missing).toEqual([])
})

test('the plan notices every broken kettle', () => {
  const unnoticed = mutantsOf(kettleMachine).filter(({ machine }) => !replay(machine, plan).drift)
  expect(unnoticed.map(({ name }) => name)).toEqual([])
})

test('each pair of a state and an event is handled or ignored for a reason', () => {
  expect(eventMatrix(kettleMachine).filter(({ answer }) => answer === 'undeclared')).toEqual([])
  expect(idleDeclarations(kettleMachine)).toEqual([])
})

test('the README shows this kettle, and a path of it as it reads', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const shown = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim()
  expect(readme).toContain(shown('kettle.machine.ts'))
  const [, path] = pathsInWords(plan).split('\n\n')
  expect(readme).toContain(path?.trim())
  expect(readme).toContain(`${mutantsOf(kettleMachine).length} broken kettles`)
})

test('a plan is a test by itself, and says what differs', () => {
  testPlan(kettleMachine, plan)
  const [broken] = mutantsOf(kettleMachine).filter(({ name }) => name.includes('drop guard'))
  if (!broken) throw new Error('no mutant drops a guard')
  expect(() => testPlan(broken.machine, plan)).toThrow('When it starts')
})
