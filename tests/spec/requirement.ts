/** One thing that the specification asks for. */
export interface Requirement {
  /** R, the part of the specification, and a number that stays. */
  id: string
  text: string
  state: 'planned' | 'proven' | 'deviates'
  /** The page in docs/decisions that says why we deviate. */
  decision?: number
}
