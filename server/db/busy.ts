/** Refusals of PostgreSQL that say that it has too much to do, not that the statement is wrong. */
const busyCodes = new Set([
  '53300', // too many connections
  '55P03', // a lock was not available in time
  '57014', // the statement took too long
])

/** What `pg` says, without a code, when no connection of the pool became free in time. */
const noConnection = 'timeout exceeded when trying to connect'

/** Why the database had too much to do, if that is why the work failed; the query builder wraps the error. */
export function reasonOfBusy(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const isKnown = 'code' in error && typeof error.code === 'string' && busyCodes.has(error.code)
  return isKnown || error.message === noConnection ? error.message : reasonOfBusy(error.cause)
}
