import type { ProblemCode } from '../../../openapi/generated/schema.ts'
import { Problem } from '../common/problem.ts'

/** What stands against lines of the cart: they are named. */
export const linesRefused = (code: ProblemCode, title: string, lineIds: readonly string[]) =>
  new Problem(code, title, { errors: lineIds.map((field) => ({ field, code })) })

/** What the request itself lacks. */
export const requestRefused = (code: ProblemCode, field: string, title: string) =>
  new Problem(code, title, { errors: [{ field, code }] })
