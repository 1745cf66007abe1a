import { spawnSync } from 'node:child_process'
import type { Flow } from '../../../machines/registry.ts'
import { absolute, pinnedPlan } from '../gen/flow-files.ts'
import { replay } from '../../statecharts/plan.ts'
import { equivalents } from './equivalents.ts'
import { mutantsOf } from '../../statecharts/mutants/mutants-of.ts'

export interface Judgement {
  flow: string
  total: number
  byPlan: number
  byTests: number
  equivalent: string[]
  /** Mutants that nothing notices and nobody has explained. */
  survived: string[]
  /** Explanations of mutants that are noticed, or that are none. */
  stale: string[]
}

/** First the pinned plan against every mutant, then the hand-written tests against those it does not notice. */
export async function judge(flow: Flow): Promise<Judgement> {
  const plan = await pinnedPlan(flow)
  const names = mutantsOf(flow.machine).map(({ name }) => name)
  const unnoticed = mutantsOf(flow.machine)
    .filter(({ machine }) => !replay(machine, plan).drift)
    .map(({ name }) => name)
  const left = unnoticed.filter((name) => handWrittenTestsPass(flow, name))
  const explained = equivalents
    .filter((equivalent) => equivalent.flow === flow.id)
    .map(({ mutant }) => mutant)
  return {
    flow: flow.id,
    total: names.length,
    byPlan: names.length - unnoticed.length,
    byTests: unnoticed.length - left.length,
    equivalent: left.filter((name) => explained.includes(name)),
    survived: left.filter((name) => !explained.includes(name)),
    stale: explained.filter((name) => !left.includes(name)),
  }
}

/** A mutant may run in a circle that no test of its flow ends; that is noticed too. */
const patience = 120_000

/** Runs `machines/<flow>/*.test.ts` with the mutant in place of the machine. */
function handWrittenTestsPass(flow: Flow, mutant: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      absolute('node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      absolute('tools/commands/mutants/vitest.config.ts'),
    ],
    {
      cwd: absolute('.'),
      env: { ...process.env, MUTANT_FLOW: flow.id, MUTANT_NAME: mutant },
      stdio: 'ignore',
      timeout: patience,
      killSignal: 'SIGKILL',
    },
  )
  return status === 0
}
