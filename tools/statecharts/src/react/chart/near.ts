import type { Box } from '../../chart.ts'
import { arrowName } from '../../layout/layout.ts'
import type { Drawing } from '../flow.ts'
import type { Paint } from '../paint.ts'

/** What is near to where the run stands: the active states, the arrows that leave or reach them, and what these lead to. */
export function nearOf({ chart }: Drawing, { active }: Paint): ReadonlySet<string> {
  const arrows = chart.arrows.filter(({ from, to }) => active.has(from) || active.has(to))
  const states = new Set([...active, ...arrows.flatMap(({ from, to }) => [from, to])])
  return new Set([...withParents(chart.boxes, states), ...arrows.map(arrowName)])
}

/** These states and what is around them. */
const withParents = (boxes: Box[], states: ReadonlySet<string>): string[] =>
  boxes.flatMap(({ id, inside }) => {
    const within = withParents(inside, states)
    return within.length > 0 || states.has(id) ? [id, ...within] : []
  })
