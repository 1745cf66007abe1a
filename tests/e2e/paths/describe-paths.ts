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
import { newShopper, type Shopper } from '../../support/pages/shopper.ts'
import { shopAddressOfRun } from '../support/run-facts.ts'
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

  test.describe(id, () => {
    test(`${id}: each move and each state of the plan has a driver`, ({ shopper }) => {
      demandDrivers(plan, systemOf(shopper))
    })

    for (const [index, path] of chosenPaths(plan).entries()) {
      const states = path.map(({ value }) => stateInWords(value)).join(' → ')
      test(`${id}: path ${index + 1}: ${states}`, async ({ shopper }, info) => {
        const start = performance.now()
        const system = systemOf(shopper)
        const { passed, failure, outOfReach } = await runPath(path, {
          ...system,
          states: settledBefore(system.states, flow.machine),
          stop: (run) => (staysThere() ? run.stay() : run.close()),
        })
        const report: PathReport = {
          flow: id,
          path: index + 1,
          ...reachedBy(path.slice(0, passed)),
          ms: performance.now() - start,
          outOfReach,
          failure: failure?.message,
        }
        // The way to one state covers nothing.
        if (wantedState() === undefined)
          await info.attach(reportName, { body: JSON.stringify(report), contentType: 'application/json' })
        if (failure) throw new Error(failure.message, { cause: failure.error })
      })
    }
  })
}

/** What passed steps count for: the page was looked at after each of them. */
const reachedBy = (steps: readonly Step[]): Pick<PathReport, 'states' | 'taken'> => ({
  states: steps.flatMap(({ value }) => statesOf(value)).flatMap(withParents),
  taken: steps.flatMap(({ takes = [] }) => takes),
})

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
