import type { ProblemCode } from '../api/problem.ts'

/** The message of a problem's code, or of any failure where it has none. Flows store codes as strings; each comes from the API client. */
export const problemWords = (code: string | undefined): [`problems:${ProblemCode}`, 'problems:INTERNAL'] => [
  `problems:${(code ?? 'INTERNAL') as ProblemCode}`,
  'problems:INTERNAL',
]
