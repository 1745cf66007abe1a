import { pathsOf, type Step } from '@phaen/statecharts'
import { describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { pinnedPlan } from '../../../tools/commands/gen/flow-files.ts'
import { coveringPaths, withinReach } from './covering-paths.ts'
import { unreached } from './unreached.ts'

const takenIn = (paths: Step[][]) => new Set(paths.flat().flatMap(({ takes = [] }) => takes))

describe.each(flows)('the paths of $id for the browser', async (flow) => {
  const plan = await pinnedPlan(flow)
  const asFarAsThePage = (paths: Step[][]) => paths.map((path) => withinReach(flow.id, path))
  const chosen = asFarAsThePage(coveringPaths(plan))

  test('show each state that the page can show', () => {
    const statesIn = (paths: Step[][]) => new Set(paths.flat().map(({ value }) => JSON.stringify(value)))
    expect(statesIn(chosen)).toEqual(statesIn(asFarAsThePage(pathsOf(plan))))
  })

  test('take each transition of the plan, unless its reason is given', () => {
    const taken = takenIn(chosen)
    const missing = [...takenIn(pathsOf(plan))].filter((name) => !taken.has(name))
    expect(missing.toSorted()).toEqual(Object.keys(unreached[flow.id] ?? {}).toSorted())
  })
})
