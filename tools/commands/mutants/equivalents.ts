/** A mutant whose visible behaviour is that of the machine, and the reason. */
export interface Equivalent {
  flow: string
  mutant: string
  reason: string
}

export const equivalents: Equivalent[] = []
