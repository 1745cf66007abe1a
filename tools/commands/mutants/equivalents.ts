/** A mutant that behaves like the machine in everything anybody can see, and why. */
export interface Equivalent {
  flow: string
  mutant: string
  reason: string
}

export const equivalents: Equivalent[] = []
