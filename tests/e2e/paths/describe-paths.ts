import { readFileSync } from 'node:fs'
import { test as base } from 'playwright/test'
import { reportName, type PathReport } from '../../../tools/commands/paths/path-report.ts'
import { flows } from '../../../machines/registry.ts'
import {
  demandDrivers,
  pathTo,
  type Plan,
  runPath,
  stateInWords,
  statesOf,
  type Step,
  type SystemUnderTest,
} from '@phaen/statecharts'
import type { PageRun } from '../../support/pages/page-run.ts'
import { coveringPaths } from '../../support/pages/covering-paths.ts'
import { unreached } from '../../support/pages/unreached.ts'
import { newShopper, type Shopper } from '../../support/pages/shopper.ts'
import type { Reached } from '../../support/pages/flow-watch.ts'
import { otherShopOfRun, shopAddressOfRun } from '../support/run-facts.ts'
import { settledBefore } from './settled-before.ts'
import { staysThere, wantedState } from './choices.ts'

const test = base.extend<object, { shopper: Shopper }>({
  shopper: [
    async ({ browser }, use, { workerIndex }) => {
      const shopper = await newShopper(browser, shopAddressOfRun() ?? '', workerIndex)
      await use(shopper)
      await shopper.stop()
    },
    { scope: 'worker' },
  ],
})

/** Runs the paths of a flow's plan that cover what the page can show of it through the real page. */
export function describePaths(id: string, systemOf: (shopper: Shopper) => SystemUnderTest<PageRun>): void {
  const flow = flows.find((one) => one.id === id)
  if (!flow) throw new Error(`There is no flow ${id}`)
  const plan = pinnedPlanOf(id)
  const isWithinReach = (transition: string) => !(transition in (unreached[id] ?? {}))

  test.describe(id, () => {
    test(`${id}: each move and each state of the plan has a driver`, ({ shopper }) => {
      demandDrivers(plan, systemOf(shopper))
    })

    for (const [index, path] of chosenPaths(plan).entries()) {
      const states = path.map(({ value }) => stateInWords(value)).join(' → ')
      test(`${id}: path ${index + 1}: ${states}`, async ({ shopper }, info) => {
        const start = performance.now()
        let reached: Reached = { states: [], taken: [] }
        const system = systemOf(shopper)
        const { passed, failure, outOfReach } = await runPath(path, {
          ...system,
          states: settledBefore(system.states, flow.machine),
          stop: async (run, passed) => {
            if (staysThere()) return run.stay()
            reached = await run.close(flow.machine, takenBy(path.slice(1, passed)).filter(isWithinReach))
          },
        })
        if (wantedState() !== undefined) {
          if (failure) throw new Error(failure.message, { cause: failure.error })
          return
        }
        const runsElsewhere = otherShopOfRun() !== undefined && reached.states.length === 0
        const report: PathReport = {
          flow: id,
          path: index + 1,
          ...(runsElsewhere ? emittedBy(path.slice(0, passed)) : withStart(reached, path, passed)),
          ms: performance.now() - start,
          outOfReach,
          failure: failure?.message,
        }
        await info.attach(reportName, { body: JSON.stringify(report), contentType: 'application/json' })
        if (failure) throw new Error(failure.message, { cause: failure.error })
      })
    }
  })
}

/** An actor starts before it can be followed: what it takes then is the plan's, if the page looks as it must at the start. */
const withStart = ({ states, taken }: Reached, [start]: readonly Step[], passed: number): Reached => ({
  states,
  taken: passed > 0 ? [...(start?.takes ?? []), ...taken] : taken,
})

/** Where no machine runs in the page, the passed steps count as reached. */
const emittedBy = (steps: readonly Step[]): Reached => ({
  states: steps.flatMap(({ value }) => statesOf(value)).flatMap(withParents),
  taken: takenBy(steps),
})

const takenBy = (steps: readonly Step[]) => steps.flatMap(({ takes = [] }) => takes)

const withParents = (state: string): string[] => {
  const names = state.split('.')
  return ['(root)', ...names.map((_, index) => names.slice(0, index + 1).join('.'))]
}

/** The covering paths, or the shortest one to the state that a tester wants to see. */
function chosenPaths(plan: Plan): Step[][] {
  const state = wantedState()
  const path = state === undefined ? undefined : pathTo(plan, state)
  return path ? [path] : coveringPaths(plan)
}

function pinnedPlanOf(id: string): Plan {
  const file = new URL(`../../../machines/${id}/${id}.plan.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}
