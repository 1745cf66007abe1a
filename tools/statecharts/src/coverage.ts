import type { AnyStateMachine } from 'xstate'
import type { Replay } from './plan.ts'
import { implementationsOf } from './reader/index.ts'
import { declaredBy } from './walker/declared.ts'

/** Coverage of one kind of declaration: how many there are, and which the walk did not reach. */
export interface Covered {
  declared: number
  missing: string[]
}

export interface Coverage {
  states: Covered
  transitions: Covered
  refusals: Covered
  guardsAllowing: Covered
  guardsRefusing: Covered
}

export function coverageOf(machine: AnyStateMachine, { seen }: Replay): Coverage {
  const { states, names, guarded, guards } = declaredBy(machine)
  const implementations = implementationsOf(machine)
  const plainGuards = guards.filter((name) => {
    const guard = implementations.guards[name]
    return typeof guard === 'function' && !('check' in guard)
  })
  return {
    states: compare(states, seen.states),
    transitions: compare([...names.values()], seen.taken),
    refusals: compare(guarded, seen.refused),
    guardsAllowing: compare(plainGuards, seen.allowing),
    guardsRefusing: compare(plainGuards, seen.refusing),
  }
}

const compare = (declared: string[], met: Set<string>): Covered => ({
  declared: declared.length,
  missing: declared.filter((name) => !met.has(name)),
})

export interface Row {
  flow: string
  coverage: Coverage
  paths: number
  moves: number
  ms: number
}

export function coverageTable(rows: Row[]): string {
  const cells = rows.map(({ flow, coverage, paths, moves, ms }) => [
    flow,
    share(coverage.states),
    share(coverage.transitions),
    share(coverage.refusals),
    String(paths),
    String(moves),
    ms.toFixed(1),
  ])
  const lines = [['flow', 'states', 'transitions', 'refused pairs', 'paths', 'moves', 'ms'], ...cells]
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const padded = (line: string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return lines.map(padded).join('\n')
}

const share = ({ declared, missing }: Covered) => `${declared - missing.length}/${declared}`
