import { requirements } from '../../../tests/spec/requirements.ts'
import { allNodes, stateName } from '../../statecharts/walker/declared.ts'
import type { PathCoverage } from './coverage-of-paths.ts'

/** A requirement that states of the flows answer, and which of these were seen in the page. */
export interface RequirementCoverage {
  id: string
  text: string
  of: number
  missing: string[]
}

export function coverageOfRequirements(rows: PathCoverage[]): RequirementCoverage[] {
  const answers = rows.flatMap(({ flow, seen }) =>
    allNodes(flow.machine.root).flatMap((node) =>
      idsOf(node.meta).map((id) => ({
        id,
        state: `${flow.id}: ${stateName(node)}`,
        isSeen: node.parent === undefined || seen.states.has(stateName(node)),
      })),
    ),
  )
  return requirements.flatMap(({ id, text }) => {
    const mine = answers.filter((answer) => answer.id === id)
    if (mine.length === 0) return []
    return {
      id,
      text,
      of: mine.length,
      missing: mine.filter(({ isSeen }) => !isSeen).map(({ state }) => state),
    }
  })
}

const idsOf = (meta: unknown): string[] => {
  const ids = typeof meta === 'object' && meta !== null && 'spec' in meta ? meta.spec : undefined
  return Array.isArray(ids) ? ids.map(String) : []
}
