import type { Outcome } from './outcome.ts'

/** One named part of `npm test`. */
export interface Part {
  name: string
  /** A long proof, which `npm test` leaves to `npm run test:long`. */
  isLong?: boolean
  run: () => Promise<Outcome>
}
