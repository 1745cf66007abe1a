import type { AnyStateMachine } from 'xstate'
import { coverageOf, type Coverage } from '../coverage.ts'
import { eventMatrix } from '../event-matrix.ts'
import { type Plan, replay } from '../plan.ts'
import { changesOf, changeInWords } from '../plan-changes.ts'
import { unreachableStates } from '../unreachable.ts'

export interface FlowReport {
  flow: string
  coverage: Coverage
  /** States that no chain of transitions leads to. */
  unreachable: string[]
  /** Pairs of a state and an event that are neither handled nor declared as ignored. */
  undeclared: string[]
  pairs: number
  /** Steps whose result differs from the plan, in words. */
  drift: string[]
  paths: number
  moves: number
}

export function reportOn(flow: string, machine: AnyStateMachine, plan: Plan): FlowReport {
  const walked = replay(machine, plan)
  const pairs = eventMatrix(machine)
  return {
    flow,
    coverage: coverageOf(machine, walked),
    unreachable: unreachableStates(machine),
    undeclared: pairs
      .filter(({ answer }) => answer === 'undeclared')
      .map(({ state, event }) => `${state}: ${event}`),
    pairs: pairs.length,
    drift: changesOf(machine, plan).map((change) => changeInWords(change).join('\n')),
    paths: walked.paths,
    moves: walked.moves,
  }
}

/** One line of a report: its name, the count, and what is missing. */
export interface Finding {
  title: string
  of: number
  missing: string[]
}

export const findingsOf = ({
  coverage,
  unreachable,
  undeclared,
  pairs,
  drift,
  moves,
}: FlowReport): Finding[] => [
  { title: 'states entered', of: coverage.states.declared, missing: coverage.states.missing },
  { title: 'states that can be reached', of: coverage.states.declared, missing: unreachable },
  { title: 'transitions taken', of: coverage.transitions.declared, missing: coverage.transitions.missing },
  {
    title: 'guarded transitions refused',
    of: coverage.refusals.declared,
    missing: coverage.refusals.missing,
  },
  {
    title: 'guards that allowed',
    of: coverage.guardsAllowing.declared,
    missing: coverage.guardsAllowing.missing,
  },
  {
    title: 'guards that refused',
    of: coverage.guardsRefusing.declared,
    missing: coverage.guardsRefusing.missing,
  },
  { title: 'states and events declared', of: pairs, missing: undeclared },
  { title: 'steps as pinned', of: moves, missing: drift },
]
