import { dirname } from 'node:path'
import type { UiMutant } from './mutant.ts'

/**
 * Mutants that run together, because a project of vitest for each would take too long. In one round each folder of tests
 * has one mutant, so that a failing test tells which; parts that several folders share have rounds of their own.
 */
export function roundsOf(mutants: UiMutant[]): UiMutant[][] {
  const isShared = ({ file }: UiMutant) => file.startsWith('components/')
  return [mutants.filter((one) => !isShared(one)), mutants.filter(isShared)].flatMap(dealt)
}

function dealt(mutants: UiMutant[]): UiMutant[][] {
  const rounds: UiMutant[][] = []
  for (const mutant of mutants) {
    const round = rounds.find((others) => others.every((other) => areaOf(other) !== areaOf(mutant)))
    if (round) round.push(mutant)
    else rounds.push([mutant])
  }
  return rounds
}

/** The folder of its tests. */
const areaOf = ({ tests }: UiMutant): string => dirname(tests[0] ?? '')
