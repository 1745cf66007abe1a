import type { ProblemCode } from '../../api/problem.ts'
import type { Snapshot } from './current-step.ts'

/** The checkout types the problem codes of the API as plain strings. */
export const problemOf = ({ context }: Snapshot): ProblemCode | undefined =>
  context.errorCode as ProblemCode | undefined
