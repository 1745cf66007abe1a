import type { AnyStateMachine } from 'xstate'
import type { FlowCases } from '../cases.ts'
import { type Chart, chartOf } from '../chart.ts'
import { asLaidOut } from '../layout/arrows-as-lines.ts'
import { folded, foldingDepths } from '../layout/folded.ts'
import type { Layout } from '../layout/layout.ts'
import { planOf, type Plan } from '../plan.ts'
import { instrument } from '../walker/instrument.ts'
import { startsOf } from '../walker/moves.ts'

/** What is drawn, and where. */
export interface Drawing {
  chart: Chart
  layout: Layout
}

/** The same drawn from far to near. The last one is the whole. */
export type Drawings = [...Drawing[], Drawing]

/** A machine with all that is known of it. */
export interface Flow {
  id: string
  machine: AnyStateMachine
  drawings: Drawings
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
}: Pick<Flow, 'machine'> & { layout: Layout } & Partial<Flow>): Flow {
  return { id, machine, cases, plan, source, file, drawings: drawingsOf(chartOf(machine), layout) }
}

function drawingsOf(chart: Chart, layout: Layout): Drawings {
  const drawn = (one: Chart, its: Layout): Drawing => ({ chart: asLaidOut(one, its), layout: its })
  const { folded: layouts = [] } = layout
  const far = foldingDepths(chart).flatMap((depth, index) => {
    const its = layouts[index]
    return its ? [drawn(folded(chart, depth), its)] : []
  })
  return [...far, drawn(chart, layout)]
}

const startsAlone = (id: string, machine: AnyStateMachine, cases: FlowCases): Plan =>
  planOf(
    id,
    instrument(machine),
    startsOf(cases).map((start) => [start]),
  )
