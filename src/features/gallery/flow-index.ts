import index from '../../../machines/flow-index.json'

/** What is known of a flow before it is loaded. `npm run gen` writes it. */
export interface IndexedFlow {
  id: string
  title: string
  description: string
  transitions: number
  covered: number
  states: string[]
  events: string[]
  requirements: Record<string, string[]>
  codes: string[]
}

const entries: (Omit<IndexedFlow, 'requirements'> & { requirements: object })[] = index.flows

export const indexedFlows: IndexedFlow[] = entries.map((entry) => ({
  ...entry,
  requirements: Object.fromEntries(Object.entries(entry.requirements)),
}))

/** The texts of the requirements to which states refer. */
export const requirementTexts: Record<string, string> = index.requirements

/** The files of the tests that prove each of these requirements. */
export const testsOfRequirements: Record<string, string[]> = index.tests
