import type { components } from '../../openapi/generated/schema.ts'

/** The codes of the contract, and the client's own code for a request that found no network. */
export type ProblemCode = components['schemas']['ProblemCode'] | 'OFFLINE'
type Problem = components['schemas']['Problem']

/** A refusal by the server, or a missing answer, as the error code that the flows use. */
export class ShopProblem extends Error {
  readonly code: ProblemCode
  readonly problem: Problem | undefined
  /** Validation errors by field. */
  readonly errors: Problem['errors']
  /** The number of attempts that remain after a wrong one-time code. */
  readonly attemptsLeft: number | undefined
  /** With `COD_LIMIT`: how many orders in cash on delivery may be open at a time, and what they may cost together. */
  readonly limit: Problem['limit']
  /** How long the server asks to wait before the next try. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, problem?: Problem, retryAfterSeconds?: number) {
    super(problem?.title ?? code)
    this.code = code
    this.problem = problem
    this.errors = problem?.errors
    this.attemptsLeft = problem?.attemptsLeft
    this.limit = problem?.limit
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/**
 * Returns the data of a call with a successful status; otherwise throws its problem. A call that was called off never
 * settles: the flow that made it has left, or, in React's strict mode, makes it again.
 */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch((failure: unknown) => {
    if (isCalledOff(failure)) return new Promise<never>(() => undefined)
    throw failure instanceof ShopProblem ? failure : new ShopProblem(codeOf(failure))
  })
  if (response.ok && data !== undefined) return data
  if (isProblem(error)) throw new ShopProblem(error.code, error, retryAfterSeconds(response))
  throw new ShopProblem('INTERNAL')
}

function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** `fetch` rejects with a TypeError when there is no network or the connection breaks. */
function codeOf(failure: unknown): ProblemCode {
  return failure instanceof TypeError ? 'OFFLINE' : 'INTERNAL'
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfterSeconds({ headers }: Response): number | undefined {
  const told = headers.get('Retry-After')
  if (told === null) return undefined
  const seconds = /^\d+$/.test(told) ? Number(told) : Math.ceil((Date.parse(told) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
