import { errorCode } from './error-code.ts'

/** What PostgreSQL or a pooler before it says when a connection is of no more use, whatever is asked next. */
const connectionEnds = new Set([
  '25006', // it may be read only: a standby, or made so by its administrator
  '25P03', // a transaction that was begun waited too long
  '57P01', // stopped by its administrator
  '57P02', // a process of it crashed
  '57P03', // starting up or shutting down
  '57P04', // the database was dropped
  '57P05', // the connection was idle for too long
])

/** Whether the connection that was answered so has to be replaced by another, which may lead to another server. */
export const endsConnection = (code = ''): boolean => connectionEnds.has(code) || isOfConnection(code)

/** connection_exception and its kin: a pooler says 08P01 of whatever it cannot do. */
const isOfConnection = (code: string): boolean => /^08[0-9A-Z]{3}$/.test(code)

/** What the system says when the server is gone, or its name cannot be found now. */
const systemCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

const isUnavailable = (code = ''): boolean =>
  endsConnection(code) || systemCodes.has(code) || code === '53100' // its disk is full

/** What `pg` says, without a code, of a connection that ended below it. */
const lost = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** Why the database could not be used, if that is why the work failed; the query builder wraps the error. */
export function reasonOfUnavailable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // The system's codes for a refused connection and for a missing Unix socket.
  const isUnreachable = 'syscall' in error && error.syscall === 'connect'
  return isUnavailable(errorCode(error)) || isUnreachable || lost.test(error.message)
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
  return busyCodes.has(errorCode(error) ?? '') || error.message === noConnection
    ? error.message
    : reasonOfBusy(error.cause)
}
