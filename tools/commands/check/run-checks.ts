import { execFileSync } from 'node:child_process'
import { installed, type Step, type StepOutcome, programStep, root } from './step.ts'
import { problemsOf, summaryOf } from '../../../tests/spec/checklist.ts'
import { readEvidence } from '../../../tests/spec/evidence.ts'

export interface Check extends StepOutcome {
  name: string
  seconds: number
}

const atOnce = 2

export function printCheck({ name, passed, output, seconds }: Check): void {
  const line = `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`
  console.log(passed ? `${line}  ${output}`.trimEnd() : `${line}\n${output.trimEnd()}`)
}

/** Runs every step, two at once, even after one has failed. Calls `report` when a step ends. */
export async function runChecks(
  report: (check: Check) => void = () => {},
  steps: Step[] = allSteps(),
): Promise<Check[]> {
  const checks = new Map<Step, Check>()
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const check = await runStep(step)
      checks.set(step, check)
      report(check)
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

const checklist: Step = {
  name: 'checklist',
  run: async () => {
    const evidence = await readEvidence(root)
    const problems = problemsOf(evidence)
    return {
      passed: problems.length === 0,
      output: [...problems, summaryOf(evidence.requirements)].join('\n'),
    }
  },
}

const types = programStep('types', installed('typescript/bin/tsc'))

/** What can be said within seconds: the types, and format and lint of the files that are not committed. */
export function quickSteps(): Step[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' })
  const names =
    git('diff', '--name-only', '--diff-filter=d', 'HEAD') + git('ls-files', '--others', '--exclude-standard')
  const changed = names.split('\n').filter((name) => /\.(?:tsx?|js|json|css|md)$/.test(name))
  const scripts = changed.filter((name) => /\.(?:tsx?|js)$/.test(name))
  return [
    types,
    ...(changed.length > 0
      ? [programStep('format', installed('oxfmt/bin/oxfmt'), '--check', ...changed)]
      : []),
    ...(scripts.length > 0 ? [programStep('lint', installed('oxlint/bin/oxlint'), ...scripts)] : []),
  ]
}

/** The steps of `npm run check`, slow ones first. */
const allSteps = (): Step[] => [
  types,
  programStep('unused', installed('knip/bin/knip.js'), '--no-progress', '--no-config-hints'),
  programStep('drift', '--import', 'tsx', 'tools/commands/gen.ts', '--check'),
  programStep('format', installed('oxfmt/bin/oxfmt'), '--check'),
  programStep('lint', installed('oxlint/bin/oxlint')),
  checklist,
]
