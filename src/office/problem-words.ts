import type { ProblemCode } from '../api/problem.ts'

/** The message of a problem's code. A flow keeps codes as plain texts; each comes from the API client. */
export const problemWords = (code: string | undefined) =>
  `problems:${(code ?? 'INTERNAL') as ProblemCode}` as const
