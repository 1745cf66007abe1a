import { createMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { FlowCases } from './cases.ts'
import { coverageOf } from './coverage.ts'
import { pathsOf, type Plan, replay } from './plan.ts'
import { search } from './search.ts'
import { everythingCases } from '../example/everything.cases.ts'
import { everythingMachine } from '../example/everything.machine.ts'

const plan = search('everything', everythingMachine, everythingCases)
const stepWhere = (text: string) =>
  plan.steps.find((step) => JSON.stringify(step.actions ?? []).includes(text))

describe('the search', () => {
  test('reaches every state, transition and refusal of a machine that has one of everything', () => {
    const coverage = coverageOf(everythingMachine, replay(everythingMachine, plan))
    expect(coverage.states.missing).toEqual([])
    expect(coverage.transitions.missing).toEqual([])
    expect(coverage.refusals.missing).toEqual([])
    expect(coverage.guardsAllowing.missing).toEqual([])
    expect(coverage.guardsRefusing.missing).toEqual([])
  })

  test('finds the same plan each time', () => {
    expect(search('everything', everythingMachine, everythingCases)).toEqual(plan)
  })

  test('follows a wildcard with the samples that match it', () => {
    const sent = plan.steps.flatMap((step) => ('send' in step.do ? [step.do.send.type] : []))
    expect(sent).toEqual(expect.arrayContaining(['note.add', 'note.drop']))
  })

  test('plays a given story, whatever else it finds', () => {
    const story: FlowCases<typeof everythingMachine>['stories'] = [
      [{ send: { type: 'work.begin' } }, { actor: 'job', done: 1 }, 'next timer', { actor: 'job', done: 0 }],
    ]
    const reported = search('everything', everythingMachine, {
      ...everythingCases,
      effort: 0,
      stories: story,
    })
    expect(reported.steps.map((step) => step.do)).toContainEqual({ wait: 100 })
  })

  test('reports after which moves a machine failed', () => {
    const broken: FlowCases<typeof everythingMachine> = {
      ...everythingCases,
      replies: { ticker: { error: [{ code: 'NOBODY_HANDLES_THIS' }] } },
    }
    expect(() => search('everything', everythingMachine, broken)).toThrow(
      /NOBODY_HANDLES_THIS[\s\S]*work\.begin/,
    )
  })
})

describe('the plan', () => {
  test('records the actions of each move in their order, with their params', () => {
    expect(stepWhere('"start":"watch (ticker)"')?.actions).toEqual([
      { start: 'watch (ticker)', input: '(undefined)' },
      { start: 'job', input: { left: 2 } },
    ])
    expect(stepWhere('"ticker.faster"')?.actions).toEqual([{ to: 'watch', send: { type: 'ticker.faster' } }])
    expect(stepWhere('"timer"')?.actions).toContainEqual({
      timer: 'after rest of busy.work.resting',
      ms: 200,
    })
    expect(stepWhere('"emit"')?.actions).toEqual(
      expect.arrayContaining([
        { stop: 'watch' },
        { emit: { type: 'work.finished' } },
        { emitWorld: { left: 0 } },
      ]),
    )
  })

  test('contains the output of the machine where it ends', () => {
    expect(plan.steps.filter((step) => 'output' in step).map((step) => step.output)).toContain(1)
  })

  test('shares the first steps of its paths', () => {
    expect(plan.steps.filter((step) => step.from === undefined)).toHaveLength(1)
    expect(pathsOf(plan).every(([first]) => first?.step === 1)).toBe(true)
  })
})

describe('a replay', () => {
  test('agrees with the machine that the plan was made from', () => {
    expect(replay(everythingMachine, plan).drift).toBeUndefined()
  })

  test('survives being written to a file', () => {
    const read: Plan = JSON.parse(JSON.stringify(plan))
    expect(replay(everythingMachine, read).drift).toBeUndefined()
  })

  test('reports the first step that differs, and the moves before it', () => {
    const { drift } = replay(everythingMachine.provide({ delays: { rest: 5 } }), plan)
    expect(drift?.expected).toMatchObject({
      actions: expect.arrayContaining([expect.objectContaining({ ms: 200 })]),
    })
    expect(drift?.actual).toMatchObject({
      actions: expect.arrayContaining([expect.objectContaining({ ms: 5 })]),
    })
    expect(drift?.trail.at(-1)).toHaveProperty('actor', 'job')
  })

  test('detects a removed transition', () => {
    const { paused: _gone, ...states } = everythingMachine.config.states ?? {}
    const without = createMachine(
      { ...everythingMachine.config, states: { ...states, paused: {} } },
      everythingMachine.implementations,
    )
    expect(replay(without, plan).drift?.trail.at(-1)).toEqual({ send: { type: 'work.resume' } })
  })
})
