import { allSteps } from './steps.ts'
import type { Step, StepOutcome } from './step.ts'

export interface Check extends StepOutcome {
  name: string
  seconds: number
}

const atOnce = 2

/** Runs every step, two at once, even after one has failed. Calls `tell` when a step ends. */
export async function runChecks(
  tell: (check: Check) => void = () => {},
  steps: Step[] = allSteps(),
): Promise<Check[]> {
  const checks = new Map<Step, Check>()
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const check = await runStep(step)
      checks.set(step, check)
      tell(check)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return steps.flatMap((step) => checks.get(step) ?? [])
}

async function runStep({ name, run }: Step): Promise<Check> {
  const start = performance.now()
  const outcome = await run().catch(brokenOff)
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 }
}

const brokenOff = (error: unknown): StepOutcome => ({
  passed: false,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
})
