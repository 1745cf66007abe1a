import { runChecks } from '../check/run-checks.ts'
import { judged } from './outcome.ts'
import type { Part } from './part.ts'

export const checkPart: Part = {
  name: 'check',
  run: async () => {
    const steps = await runChecks()
    const failed = steps.filter((step) => !step.passed)
    const failures = failed.map((step) => `${step.name}:\n${step.output.trimEnd()}`)
    const counts = { passed: steps.length - failed.length, failed: failed.length }
    return judged(counts, failed.length, failures.join('\n\n'), failures)
  },
}
