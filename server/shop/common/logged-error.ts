import { errorCode } from '../../db/error-code.ts'

/** What an operator reads of an error: neither the values of a failed SQL statement, nor more than fits on a page. */
export interface LoggedError {
  [name: string]: unknown
  type: string
  message: string
  stack: string
}

/** Characters. Some statements are longer than a log should be, and so is what a client may send as an address. */
const longestText = 1_000
const longestStack = 4_000

export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Thrown without being an error', stack: '' }
  const code = errorCode(error)
  const type = error.constructor.name
  const message = withoutValues(error)
  return {
    type,
    message,
    ...(code !== undefined && { code }),
    stack: shortened(`${type}: ${message}${callsOf(error)}`, longestStack),
    ...(error.cause instanceof Error && { cause: toLoggedError(error.cause) }),
  }
}

/** Why something failed, in one line: what PostgreSQL or the network said, not the query builder that wraps it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Thrown without being an error'
  return error.cause instanceof Error ? reasonOf(error.cause) : withoutValues(error)
}

export const shortened = (text: string, longest = longestText): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text

/** PostgreSQL's codes for values that it could not read: these messages alone quote the value. */
const quotesValues = /^22[0-9A-Z]{3}$/

/** Drizzle's messages repeat the values of a statement, which include password hashes, names and addresses. */
function withoutValues(error: Error): string {
  if (quotesValues.test(errorCode(error) ?? '')) return 'A value was refused'
  return shortened(error.message.replace(/\nparams: [\s\S]*$/, ''))
}

/** The lines below the message, which a stack repeats. */
function callsOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start === -1 ? '' : stack.slice(start + message.length)
}
