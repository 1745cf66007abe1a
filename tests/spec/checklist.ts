import type { Citation } from './citations.ts'
import type { Requirement } from './requirement.ts'

export interface Evidence {
  requirements: Requirement[]
  /** The requirements that tests prove. */
  citations: Citation[]
  /** The requirements that machines name in `meta.spec`; the ids must exist, but a mention is no proof. */
  mentions: Citation[]
  /** The file names of docs/decisions. */
  decisions: string[]
}

/** The faults of the checklist, a line each. */
export function problemsOf({ requirements, citations, mentions, decisions }: Evidence): string[] {
  const ids = requirements.map(({ id }) => id)
  const cited = new Set(citations.map(({ id }) => id))
  const unknown = [...citations, ...mentions].filter(({ id }) => !ids.includes(id))
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${id} stands twice in the checklist`),
    ...requirements
      .filter(({ id, state }) => state === 'proven' && !cited.has(id))
      .map(({ id, text }) => `${id} is proven, but no test that runs carries its id: ${text}`),
    ...requirements.flatMap((requirement) => decisionProblem(requirement, decisions)),
    ...unknown.map(({ id, path }) => `${path} cites ${id}, which the checklist does not know`),
  ]
}

function decisionProblem({ id, state, decision }: Requirement, decisions: string[]): string[] {
  if (state !== 'deviates')
    return decision === undefined ? [] : [`${id} names a decision, but does not deviate`]
  if (decision === undefined) return [`${id} deviates, but names no decision`]
  const number = String(decision).padStart(3, '0')
  const written = decisions.some((name) => name.startsWith(`${number}-`) && name.endsWith('.md'))
  return written ? [] : [`${id} deviates by a decision that is not written: docs/decisions/${number}-*.md`]
}

export function summaryOf(requirements: Requirement[]): string {
  const count = (state: Requirement['state']) => requirements.filter((one) => one.state === state).length
  return `${count('proven')} proven, ${count('deviates')} deviate, ${count('planned')} planned of ${requirements.length}`
}
