import type { FieldProblem, Problem as ProblemBody, ProblemCode } from '../../../openapi/generated/schema.ts'

interface ProblemParts {
  errors?: FieldProblem[]
  /** Details beside the code, for programs. */
  detail?: string
  /** Seconds until the request may be repeated; always set with 429, `OVERLOADED` and `UNAVAILABLE`. */
  retryAfterSeconds?: number
  /** With `OTP_INVALID`, and when staff sign in: the number of attempts that are left. */
  attemptsLeft?: number
  /** With `COD_LIMIT`: how many orders may be open at a time, and what they may cost together. */
  limit?: ProblemBody['limit']
}

/** A refusal that the client recognises by its code; `title` is for logs. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: FieldProblem[] | undefined
  readonly detail: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly attemptsLeft: number | undefined
  readonly limit: ProblemBody['limit']

  constructor(code: ProblemCode, title: string, parts: ProblemParts = {}) {
    super(title)
    this.code = code
    this.errors = parts.errors
    this.detail = parts.detail
    this.retryAfterSeconds = parts.retryAfterSeconds
    this.attemptsLeft = parts.attemptsLeft
    this.limit = parts.limit
  }
}

export const notFound = (title = 'Not found') => new Problem('NOT_FOUND', title)
export const productNotFound = () => new Problem('PRODUCT_NOT_FOUND', 'The product was not found')
export const invalid = (title: string, errors?: FieldProblem[]) =>
  new Problem('VALIDATION', title, errors && { errors })
export const rateLimited = (retryAfterSeconds: number) =>
  new Problem('RATE_LIMITED', 'Too many requests', { retryAfterSeconds })
/** A refusal because of one field, under a code of its own. */
export const fieldRefused = (code: ProblemCode, field: string, title: string) =>
  new Problem(code, title, { errors: [{ field, code }] })
/** Nothing was done: the same request may be sent again after that time. */
export const overloaded = (retryAfterSeconds: number) =>
  new Problem('OVERLOADED', 'The server has too much to do', { retryAfterSeconds })
/** The database was lost on the way: whether the request was carried out is not known. */
export const unavailable = (retryAfterSeconds: number) =>
  new Problem('UNAVAILABLE', 'The database does not answer', { retryAfterSeconds })

/** Whoever saw an older version is told, and writes nothing. */
export function refuseOldVersion({ version }: { version: number }, seen: number): void {
  if (version !== seen)
    throw new Problem('EDIT_CONFLICT', 'Somebody else has changed it', { detail: String(version) })
}
