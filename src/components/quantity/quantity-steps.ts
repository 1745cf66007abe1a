const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export const stepOfKey = (key: string): number | undefined => steps[key]

/** Returns the wanted quantity within the limits, and the limit that it reached, if any. */
export function settleQuantity(
  wanted: number,
  { min, max }: { min: number; max: number },
): { quantity: number; limit: 'min' | 'max' | undefined } {
  if (wanted > max) return { quantity: max, limit: 'max' }
  if (wanted < min) return { quantity: min, limit: 'min' }
  return { quantity: wanted, limit: wanted === max ? 'max' : undefined }
}
