export const day = 24 * 60 * 60_000
/** Thailand has one time zone, and no summer time. */
export const bangkok = 7 * 60 * 60_000

/** The day of a moment, or of a time by the clock of Bangkok, as `2026-11-27`. */
export const dateOf = (date: number) => new Date(date).toISOString().slice(0, 10)

/** Of `14:00`, the milliseconds from midnight. */
export function timeOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}
