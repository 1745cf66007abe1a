import type { AnyStateMachine } from 'xstate'
import type { FlowCases } from '../cases.ts'
import { type Chart, chartOf } from '../chart.ts'
import { asLaidOut } from '../layout/arrows-as-lines.ts'
import type { Layout } from '../layout/layout.ts'
import { planOf, type Plan } from '../plan.ts'
import { instrument } from '../walker/instrument.ts'
import { startsOf } from '../walker/moves.ts'

/** What is drawn, and where. */
export interface Drawing {
  chart: Chart
  layout: Layout
}

/** A machine with all that is known of it. */
export interface Flow extends Drawing {
  id: string
  machine: AnyStateMachine
  plan: Plan
  cases: FlowCases
  /** The text of the machine's source file. */
  source: string
  /** The path of that file. */
  file: string
}

/** A machine as the components take it. What is not given is left out of what they show. */
export function asFlow({
  machine,
  layout,
  id = machine.id,
  cases = {},
  plan = startsAlone(id, machine, cases),
  source = '',
  file = id,
}: Pick<Flow, 'machine' | 'layout'> & Partial<Flow>): Flow {
  return { id, machine, layout, cases, plan, source, file, chart: asLaidOut(chartOf(machine), layout) }
}

const startsAlone = (id: string, machine: AnyStateMachine, cases: FlowCases): Plan =>
  planOf(
    id,
    instrument(machine),
    startsOf(cases).map((start) => [start]),
  )
