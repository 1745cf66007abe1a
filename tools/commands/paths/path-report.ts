/** What one path through the page reports: the states and transitions that it reached, and how it ended. */
export interface PathReport {
  flow: string
  /** Its number among the paths that run, from 1. */
  path: number
  states: string[]
  taken: string[]
  ms: number
  /** Why the page cannot go on. */
  outOfReach?: string | undefined
  failure?: string | undefined
}

/** The attachment of a test that carries it. */
export const reportName = 'path-report'
