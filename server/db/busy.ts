/** Refusals of PostgreSQL that say that it has too much to do, not that the statement is wrong. */
const busyCodes = new Set([
  '53300', // too many connections
  '55P03', // a lock was not available in time
  '57014', // the statement took too long
])

/** What `pg` says, without a code, when no connection of the pool became free in time. */
const noConnection = 'timeout exceeded when trying to connect'

/** Whether the database had too much to do; the query builder wraps its error. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && busyCodes.has(error.code)) return true
  return error.message === noConnection || isBusy(error.cause)
}
