import type { components } from '../../openapi/generated/schema.ts'

export type ProblemCode = components['schemas']['ProblemCode']

/** A refusal of the server, or no answer at all, as the code that the flows know it by. */
export class ShopProblem extends Error {
  readonly code: ProblemCode
  readonly problem: components['schemas']['Problem'] | undefined

  constructor(code: ProblemCode, problem?: components['schemas']['Problem']) {
    super(problem?.title ?? code)
    this.code = code
    this.problem = problem
  }
}

interface Answer<Data> {
  data?: Data
  error?: unknown
}

/** The data of a call that went well; otherwise throws its problem. */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const answer = await call.catch((error: unknown) => {
    throw isCalledOff(error) ? error : new ShopProblem('INTERNAL')
  })
  if (answer.data !== undefined) return answer.data
  if (isProblem(answer.error)) throw new ShopProblem(answer.error.code, answer.error)
  throw new ShopProblem('INTERNAL')
}

function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function isProblem(error: unknown): error is components['schemas']['Problem'] {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
}
