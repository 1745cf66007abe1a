import { pathsOf, type Step } from '@phaen/statecharts'
import { expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { pinnedPlan } from '../../../tools/commands/gen/flow-files.ts'
import { coveringPaths } from './covering-paths.ts'
import { unreached } from './unreached.ts'

test.each(flows)(
  '$id: the paths for the browser show each transition and state of the plan',
  async (flow) => {
    const plan = await pinnedPlan(flow)
    const isWithinReach = (transition: string) => !(transition in (unreached[flow.id] ?? {}))
    const shown = (paths: Step[][]) => ({
      transitions: new Set(paths.flat().flatMap(({ takes = [] }) => takes.filter(isWithinReach))),
      states: new Set(paths.flat().map(({ value }) => JSON.stringify(value))),
    })
    const chosen = coveringPaths(plan)
    expect(chosen.length).toBeLessThanOrEqual(pathsOf(plan).length)
    expect(shown(chosen)).toEqual(shown(pathsOf(plan)))
  },
)
