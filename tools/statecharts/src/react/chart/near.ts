import { arrowName } from '../../layout/layout.ts'
import type { Drawing } from '../flow.ts'
import type { Paint } from '../paint.ts'

/** What is near to where the run stands: the active states, the arrows that leave or reach them, and what these lead to. */
export function nearOf({ chart }: Drawing, { active }: Paint): ReadonlySet<string> {
  const arrows = chart.arrows.filter(({ from, to }) => active.has(from) || active.has(to))
  const states = [...active, ...arrows.flatMap(({ from, to }) => [from, to])]
  return new Set([...states.flatMap(withParents), ...arrows.map(arrowName)])
}

function withParents(id: string): string[] {
  const end = id.lastIndexOf('.')
  return end < 0 ? [id] : [id, ...withParents(id.slice(0, end))]
}
