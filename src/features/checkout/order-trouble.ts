import type { Snapshot } from './current-step.ts'

const troubles = [
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

export type OrderTrouble = (typeof troubles)[number]

/** Why the order was not placed. */
export const troubleOf = (snapshot: Snapshot): OrderTrouble | undefined =>
  troubles.find((trouble) => snapshot.matches({ steps: { review: trouble } }))
