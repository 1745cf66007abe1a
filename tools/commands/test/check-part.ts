import { runChecks } from '../check/run-checks.ts'
import { judged } from './outcome.ts'
import type { Part } from './part.ts'

export const checkPart: Part = {
  name: 'check',
  run: async () => {
    const steps = await runChecks()
    const failed = steps.filter((step) => !step.passed)
    const output = failed.map((step) => `${step.name}:\n${step.output.trimEnd()}`).join('\n\n')
    return judged({ passed: steps.length - failed.length, failed: failed.length }, failed.length, output)
  },
}
