import type { Flow } from '../../../machines/registry.ts'
import {
  allNodes,
  coverageOf,
  type Covered,
  nothingSeen,
  type Plan,
  replay,
  type Seen,
  stateName,
} from '@phaen/statecharts'
import { coveringPaths } from '../../../tests/support/pages/covering-paths.ts'
import type { PathReport } from './path-report.ts'

/** How much of a flow its paths reached through the page, beside what its plan reaches without one. */
export interface PathCoverage {
  flow: Flow
  /** The paths that cover the plan, and those that ran this time. */
  paths: { of: number; run: number; outOfReach: PathReport[]; failed: PathReport[] }
  states: Covered
  transitions: Covered
  /** The transitions that the plan takes without a page. */
  pure: Covered
  ms: number
  seen: Seen
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
    pure: coverageOf(flow.machine, replay(flow.machine, plan)).transitions,
    ms: reports.reduce((sum, { ms }) => sum + ms, 0),
    seen,
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

/** The table that stands in the output of the tests. */
export function pathsTable(rows: PathCoverage[]): string {
  const lines = [
    ['flow', 'pure', 'through the page', 'states', 'paths run', 'out of reach', 'failed', 'seconds'],
    ...rows.map(({ flow, pure, transitions, states, paths, ms }) => [
      flow.id,
      share(pure),
      share(transitions),
      share(states),
      `${paths.run}/${paths.of}`,
      String(paths.outOfReach.length),
      String(paths.failed.length),
      (ms / 1000).toFixed(0),
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

const share = ({ declared, missing }: Covered) => `${declared - missing.length}/${declared}`
