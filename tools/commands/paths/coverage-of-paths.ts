import { stripVTControlCharacters } from 'node:util'
import type { Flow } from '../../../machines/registry.ts'
import {
  allNodes,
  coverageOf,
  type Covered,
  type FlowReport,
  nothingSeen,
  type Plan,
  stateName,
} from '@phaen/statecharts'
import { coveringPaths } from '../../../tests/support/pages/covering-paths.ts'
import type { PathReport } from './path-report.ts'

/** How much of a flow its paths reached through the page. The tests of the model see to it that its plan reaches all. */
export interface PathCoverage {
  flow: Flow
  /** The paths that cover the plan, and those that ran this time. */
  paths: { of: number; run: number; outOfReach: PathReport[]; failed: PathReport[] }
  states: Covered
  transitions: Covered
  ms: number
}

export function coverageOfPaths(flow: Flow, plan: Plan, reports: PathReport[]): PathCoverage {
  const seen = nothingSeen()
  for (const { states, taken } of reports) {
    for (const state of states) seen.states.add(state)
    for (const name of taken) seen.taken.add(name)
  }
  const { states, transitions } = coverageOf(flow.machine, { seen, paths: 0, moves: 0 })
  return {
    flow,
    paths: {
      of: coveringPaths(plan).length,
      run: reports.length,
      outOfReach: reports.filter(({ outOfReach }) => outOfReach !== undefined),
      failed: reports.filter(({ failure }) => failure !== undefined),
    },
    states: restable(flow, states),
    transitions,
    ms: reports.reduce((sum, { ms }) => sum + ms, 0),
  }
}

/** A state that is left in the same step is in no snapshot; its transitions tell that it was entered. */
function restable({ machine }: Flow, { declared, missing }: Covered): Covered {
  const passed = new Set(
    allNodes(machine.root)
      .filter((node) => node.always?.some(({ guard }) => guard === undefined))
      .map(stateName),
  )
  return { declared: declared - passed.size, missing: missing.filter((name) => !passed.has(name)) }
}

/** What the page for testers says of a flow. */
export const reportOnPaths = ({ flow, states, transitions, paths }: PathCoverage): FlowReport => ({
  flow: flow.id,
  findings: [
    { title: 'transitions taken', of: transitions.declared, missing: transitions.missing },
    { title: 'states seen', of: states.declared, missing: states.missing },
    { title: 'paths passed', of: paths.run, missing: paths.failed.map(inWords) },
    { title: 'paths within reach', of: paths.run, missing: paths.outOfReach.map(inWords) },
  ],
})

/** Playwright colours what it expected and received. */
const inWords = ({ path, failure, outOfReach }: PathReport) =>
  `Path ${path}: ${stripVTControlCharacters(failure ?? outOfReach ?? '')}`

/** The table that stands in the output of the tests. */
export const pathsTable = (rows: PathCoverage[]) =>
  Object.fromEntries(
    rows.map(({ flow, transitions, states, paths, ms }) => [
      flow.id,
      {
        transitions: share(transitions),
        states: share(states),
        'paths run': `${paths.run}/${paths.of}`,
        'out of reach': paths.outOfReach.length,
        failed: paths.failed.length,
        seconds: Math.round(ms / 1000),
      },
    ]),
  )

const share = ({ declared, missing }: Covered) => `${declared - missing.length}/${declared}`
