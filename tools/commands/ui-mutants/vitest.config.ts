import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { uiMutants } from './all-mutants.ts'
import { mutated, type UiMutant } from './mutant.ts'
import type { Order, Verdict } from './run-mutants.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { rounds: named, report }: Order = JSON.parse(process.env['UI_MUTANTS'] ?? '')
const rounds = named.map((names) => uiMutants.filter(({ name }) => names.includes(name)))

/** Serves the files with their faults instead of those on the disk. */
function faultsInPlaceOfTheSource(mutants: UiMutant[]): Plugin {
  return {
    name: 'faults-in-place-of-the-source',
    enforce: 'pre',
    transform: (code, id) => {
      const mutant = mutants.find(({ file }) => id.endsWith(`/src/${file}`))
      return mutant && mutated(mutant, code)
    },
  }
}

/** Writes which test files failed in which round; with an error outside of any test, the run counts for nothing. */
const judging: Reporter = {
  onTestRunEnd(modules, errors) {
    const verdict: Verdict = {
      failed: modules
        .filter((module) => [...module.children.allTests('failed')].length > 0)
        .map(({ project, relativeModuleId }) => ({ round: project.name, test: relativeModuleId })),
      broken: [
        ...modules.flatMap((module) =>
          module.errors().map(({ message }) => `${module.moduleId}: ${message}`),
        ),
        ...errors.map(({ message }) => message),
      ],
    }
    writeFileSync(report, JSON.stringify(verdict))
  },
}

const projectOf = (name: string, mutants: UiMutant[], faults: UiMutant[]) => ({
  root,
  plugins: [faultsInPlaceOfTheSource(faults)],
  test: {
    name,
    // Only a failing expectation may count, not a busy machine.
    testTimeout: 60_000,
    include: [...new Set(mutants.flatMap(({ tests }) => tests))].map((test) => `src/${test}`),
  },
})

export default defineConfig({
  root,
  test: {
    reporters: [judging],
    projects: [
      // The tests must pass without a fault, or their failing says nothing.
      projectOf('sound', rounds.flat(), []),
      ...rounds.map((round, index) => projectOf(String(index), round, round)),
    ],
  },
})
