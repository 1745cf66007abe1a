import type { Snapshot } from '../current-step.ts'

const problems = [
  'outOfStock',
  'notForSale',
  'priceChanged',
  'mismatch',
  'tooManyUnpaid',
  'codLimit',
  'refused',
  'busy',
  'notSent',
  'unknown',
] as const

export type OrderProblem = (typeof problems)[number]

/** Why the order was not placed. */
export const orderProblemOf = (snapshot: Snapshot): OrderProblem | undefined =>
  problems.find((problem) => snapshot.matches({ steps: { review: problem } }))
