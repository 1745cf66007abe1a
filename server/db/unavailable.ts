/** What PostgreSQL and the system say when the database is stopped, starting, gone, or cannot write any more. */
const codes = new Set([
  '25006', // it may be read only: a standby, or made so by its administrator
  '08000', // connection_exception, and its kin
  '08001',
  '08003',
  '08004',
  '08006',
  '53100', // its disk is full
  '57P01', // stopped by its administrator
  '57P02', // a process of it crashed
  '57P03', // starting up or shutting down
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])

/** What `pg` says, without a code, of a connection that ended below it. */
const lost = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** Why the database could not be used, if that is why the work failed; the query builder wraps the error. */
export function reasonOfUnavailable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const isKnown = 'code' in error && typeof error.code === 'string' && codes.has(error.code)
  // The system's codes for a refused connection and for a missing Unix socket.
  const isUnreachable = 'syscall' in error && error.syscall === 'connect'
  return isKnown || isUnreachable || lost.test(error.message)
    ? error.message
    : reasonOfUnavailable(error.cause)
}

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
