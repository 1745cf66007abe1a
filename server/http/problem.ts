import type { components } from '../../openapi/generated/schema.ts'

export type ProblemCode = components['schemas']['ProblemCode']
export type FieldProblem = components['schemas']['FieldProblem']

interface ProblemParts {
  errors?: FieldProblem[]
  /** What the caller may want to know beside the code, in words for a program. */
  detail?: string
  /** After how long the same may be asked again; always there with 429. */
  retryAfterSeconds?: number
  /** With `OTP_INVALID`: how many wrong tries the code has left. */
  attemptsLeft?: number
}

/** A refusal that the caller is told by its code; `title` is for logs. */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly errors: FieldProblem[] | undefined
  readonly detail: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly attemptsLeft: number | undefined

  constructor(status: number, code: ProblemCode, title: string, parts: ProblemParts = {}) {
    super(title)
    this.status = status
    this.code = code
    this.errors = parts.errors
    this.detail = parts.detail
    this.retryAfterSeconds = parts.retryAfterSeconds
    this.attemptsLeft = parts.attemptsLeft
  }

  toBody(traceId: string): components['schemas']['Problem'] {
    return {
      type: `urn:phaen:problem:${this.code.toLowerCase().replaceAll('_', '-')}`,
      title: this.message,
      status: this.status,
      code: this.code,
      ...(this.detail !== undefined && { detail: this.detail }),
      ...(this.errors && { errors: this.errors }),
      ...(this.attemptsLeft !== undefined && { attemptsLeft: this.attemptsLeft }),
      traceId,
    }
  }
}

export const notFound = (title = 'Not found') => new Problem(404, 'NOT_FOUND', title)
export const productNotFound = () => new Problem(404, 'PRODUCT_NOT_FOUND', 'The product was not found')
export const invalid = (title: string, errors?: FieldProblem[]) =>
  new Problem(400, 'VALIDATION', title, errors && { errors })
export const rateLimited = (retryAfterSeconds: number) =>
  new Problem(429, 'RATE_LIMITED', 'Too many requests', { retryAfterSeconds })
