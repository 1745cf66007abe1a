import type { ProblemCode } from '../../../openapi/generated/schema.ts'
import { Problem } from '../common/problem.ts'

export const linesRefused = (code: ProblemCode, title: string, lineIds: readonly string[]) =>
  new Problem(code, title, { errors: lineIds.map((field) => ({ field, code })) })
