import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kettleCases } from '../../example/kettle.cases.ts'
import { kettleMachine } from '../../example/kettle.machine.ts'
import { kettleSystem } from '../../example/kettle.system.ts'
import { pathsOf, type Step } from '../plan.ts'
import { search } from '../search.ts'
import { pathTo } from './path-to.ts'
import { runPlan } from './run-plan.ts'
import { statesOf } from './states-of.ts'
import { OutOfReach } from './system-under-test.ts'

const plan = search('kettle', kettleMachine, kettleCases)
const whole = pathsOf(plan)
const { start, send, actors, states } = kettleSystem

test('a device that behaves as the machine does passes every path', async () => {
  const runs = await runPlan(plan, kettleSystem)
  expect(runs.map(({ path, passed }) => [path, passed])).toEqual(whole.map((path) => [path, path.length]))
  expect(runs.filter(({ failure, outOfReach }) => failure ?? outOfReach)).toEqual([])
})

test('every path has a run of its own, which is stopped whatever happened in it', async () => {
  let open = 0
  let opened = 0
  const passed: number[] = []
  await runPlan(plan, {
    ...kettleSystem,
    start: (...facts) => {
      open += 1
      opened += 1
      return start(...facts)
    },
    states: {
      ...states,
      hot: () => {
        throw new Error('blind')
      },
    },
    stop: (_, steps) => {
      open -= 1
      passed.push(steps)
    },
  })
  expect([opened, open]).toEqual([whole.length, 0])
  const before = (path: Step[]) => path.findIndex(({ value }) => value === 'hot')
  expect(passed).toEqual(whole.map((path) => (before(path) < 0 ? path.length : before(path))))
})

describe('an adapter with a gap fails before anything runs', () => {
  const without = <Of extends object>(all: Of, name: keyof Of) => {
    const { [name]: _, ...rest } = all
    return rest
  }

  test.each([
    ['the event lift', { send: without(send, 'lift') }],
    ['heat with error', { actors: { heat: without(actors.heat ?? {}, 'error') } }],
    ['heat with done, heat with error', { actors: {} }],
    ['the state hot', { states: without(states, 'hot') }],
  ])('%s', async (gap, changed) => {
    const opened: unknown[] = []
    const system = {
      ...kettleSystem,
      ...changed,
      start: () => {
        opened.push(1)
        return start(null, [])
      },
    }
    await expect(runPlan(plan, system)).rejects.toThrow(`No driver in kettle for ${gap}`)
    expect(opened).toEqual([])
  })
})

test('a driver that does nothing is found where the state that should follow is not seen', async () => {
  const idle = { ...kettleSystem, send: { ...send, lift: () => undefined } }
  const failures = (await runPlan(plan, idle)).flatMap(({ failure }) => failure?.message ?? [])
  expect(failures).toEqual([
    [
      '  it starts → empty',
      '  fill {"litres":1} is sent → cold',
      '  boil is sent → heating',
      '✗ lift is sent → cold is not seen',
      'The lamp and the gauge show red 1',
    ].join('\n'),
  ])
})

test('an oracle that lies is found', async () => {
  const lying = { ...kettleSystem, states: { ...states, cold: states.hot ?? (() => undefined) } }
  const runs = await runPlan(plan, lying)
  const passingCold = whole.filter((path) => path.some(({ value }) => value === 'cold'))
  expect(runs.filter(({ failure }) => failure).map(({ path }) => path)).toEqual(passingCold)
})

test('a driver that throws fails its path, and the move is named', async () => {
  const broken = {
    ...kettleSystem,
    wait: () => {
      throw new Error('the clock is broken')
    },
  }
  const failures = (await runPlan(plan, broken)).flatMap(({ failure }) => failure?.message ?? [])
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatch(/✗ 60,000 ms pass could not be done\nthe clock is broken$/)
})

test('a move that the system cannot make ends its path with the reason, and fails nothing', async () => {
  const rooted = {
    ...kettleSystem,
    send: {
      ...send,
      lift: () => {
        throw new OutOfReach('It is screwed to the table.')
      },
    },
  }
  const runs = await runPlan(plan, rooted)
  expect(runs.filter(({ failure }) => failure)).toEqual([])
  const cut = runs.filter(({ outOfReach }) => outOfReach)
  expect(cut.map(({ passed, outOfReach }) => [passed, outOfReach])).toEqual([
    [3, 'It is screwed to the table.'],
  ])
})

test('the shortest path to a state ends in it', () => {
  expect(pathTo(plan, 'hot')?.map(({ value }) => value)).toEqual(['empty', 'cold', 'heating', 'hot'])
  expect(pathTo(plan, 'cold')).toHaveLength(2)
  expect(pathTo(plan, 'ho')).toBeUndefined()
})

test('a state value names the states without children, one for each region', () => {
  expect(statesOf('empty')).toEqual(['empty'])
  expect(statesOf({ open: { contents: 'loading', notice: 'none' } })).toEqual([
    'open.contents.loading',
    'open.notice.none',
  ])
  expect(statesOf({})).toEqual([])
})

test('the README shows the adapter of this kettle', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, adapter] = readFileSync(new URL('../../example/kettle.system.ts', import.meta.url), 'utf8').split(
    '/** How the moves of the kettle',
  )
  expect(readme).toContain(adapter?.split('\n').slice(1).join('\n').trim())
})
