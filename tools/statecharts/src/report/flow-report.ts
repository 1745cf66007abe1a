import type { AnyStateMachine } from 'xstate'
import { coverageOf, type Covered } from '../coverage.ts'
import { eventMatrix } from '../event-matrix.ts'
import { type Plan, replay } from '../plan.ts'
import { changesOf, changeInWords } from '../plan-changes.ts'
import { unreachableStates } from '../unreachable.ts'

/** What a plan, or anything else, shows of a flow. */
export interface FlowReport {
  flow: string
  findings: Finding[]
}

/** One line of a report: its name, the count, and what is missing. */
export interface Finding {
  title: string
  of: number
  missing: string[]
}

export function reportOn(flow: string, machine: AnyStateMachine, plan: Plan): FlowReport {
  const walked = replay(machine, plan)
  const { states, transitions, refusals, guardsAllowing, guardsRefusing } = coverageOf(machine, walked)
  const pairs = eventMatrix(machine)
  const undeclared = pairs.filter(({ answer }) => answer === 'undeclared')
  return {
    flow,
    findings: [
      finding('states entered', states),
      // No chain of transitions leads to the others.
      { title: 'states that can be reached', of: states.declared, missing: unreachableStates(machine) },
      finding('transitions taken', transitions),
      finding('guarded transitions refused', refusals),
      finding('guards that allowed', guardsAllowing),
      finding('guards that refused', guardsRefusing),
      {
        title: 'states and events declared',
        of: pairs.length,
        missing: undeclared.map(({ state, event }) => `${state}: ${event}`),
      },
      {
        title: 'steps as pinned',
        of: walked.moves,
        missing: changesOf(machine, plan).map((change) => changeInWords(change).join('\n')),
      },
    ],
  }
}

const finding = (title: string, { declared, missing }: Covered): Finding => ({ title, of: declared, missing })
