/** A requirement of the specification, or of what the shop does beyond it. */
export interface Requirement {
  /** The letter R, the part of the specification, and a number that never changes. */
  id: string
  text: string
  state: 'planned' | 'proven' | 'deviates'
  /** The number of the page in docs/decisions that explains why we deviate from the specification. */
  decision?: number
}
