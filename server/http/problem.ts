import type { components } from '../../openapi/generated/schema.ts'

export type ProblemCode = components['schemas']['ProblemCode']
export type FieldProblem = components['schemas']['FieldProblem']

/** A refusal that the caller is told by its code; `title` is for logs. */
export class Problem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly errors: FieldProblem[] | undefined

  constructor(status: number, code: ProblemCode, title: string, errors?: FieldProblem[]) {
    super(title)
    this.status = status
    this.code = code
    this.errors = errors
  }

  toBody(traceId: string): components['schemas']['Problem'] {
    return {
      type: `urn:phaen:problem:${this.code.toLowerCase().replaceAll('_', '-')}`,
      title: this.message,
      status: this.status,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      traceId,
    }
  }
}

export const notFound = (title = 'Not found') => new Problem(404, 'NOT_FOUND', title)
export const productNotFound = () => new Problem(404, 'PRODUCT_NOT_FOUND', 'The product was not found')
export const invalid = (title: string, errors?: FieldProblem[]) =>
  new Problem(400, 'VALIDATION', title, errors)
