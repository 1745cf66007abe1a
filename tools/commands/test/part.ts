import type { Outcome } from './outcome.ts'

/** One named part of `npm test`. */
export interface Part {
  name: string
  run: () => Promise<Outcome>
}
