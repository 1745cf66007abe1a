import type { Rating } from '../../../openapi/generated/schema.ts'

/** What lists and pages say of the stars of a product: nothing where there are none. */
export function ratingOf(starCounts: readonly number[]): Rating | undefined {
  const count = starCounts.reduce((sum, number) => sum + number, 0)
  if (count === 0) return undefined
  const stars = starCounts.reduce((sum, number, index) => sum + number * (index + 1), 0)
  return { average: Math.round((stars / count) * 10) / 10, count }
}
