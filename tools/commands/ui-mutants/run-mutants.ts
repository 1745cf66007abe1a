import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { absolute } from '../gen/flow-files.ts'
import { programOf } from '../test/packages.ts'
import type { UiMutant } from './mutant.ts'
import { roundsOf } from './rounds.ts'

/** The input of one run of vitest: the names of the mutants of each round, which is a project. */
export interface Order {
  rounds: string[][]
  /** The file that receives the verdict. */
  report: string
}

export interface Verdict {
  failed: { round: string; test: string }[]
  broken: string[]
}

/** Runs the tests of each mutant with its fault in the source. Returns those that a test caught. */
export function caughtAmong(mutants: UiMutant[]): UiMutant[] {
  const rounds = roundsOf(mutants)
  const { failed, broken } = verdictOn(rounds)
  const unsound = failed.filter(({ round }) => round === 'sound').map(({ test }) => test)
  if (unsound.length > 0) throw new Error(`Without any fault these tests fail: ${unsound.join(', ')}`)
  if (broken.length > 0) throw new Error(`Not judged:\n${broken.join('\n')}`)
  return rounds.flatMap((round, index) =>
    round.filter(({ tests }) =>
      failed.some((one) => one.round === String(index) && tests.some((test) => one.test === `src/${test}`)),
    ),
  )
}

function verdictOn(rounds: UiMutant[][]): Verdict {
  const folder = mkdtempSync(join(tmpdir(), 'phaen-ui-mutants-'))
  const order: Order = {
    rounds: rounds.map((round) => round.map(({ name }) => name)),
    report: join(folder, 'verdict.json'),
  }
  try {
    const { stderr, stdout } = spawnSync(
      process.execPath,
      [
        programOf('vitest', 'vitest.mjs'),
        'run',
        '--config',
        absolute('tools/commands/ui-mutants/vitest.config.ts'),
      ],
      {
        cwd: absolute('.'),
        env: { ...process.env, UI_MUTANTS: JSON.stringify(order) },
        encoding: 'utf8',
        timeout: 600_000,
        killSignal: 'SIGKILL',
      },
    )
    if (!existsSync(order.report)) throw new Error(`The tests did not run:\n${stdout}\n${stderr}`)
    return JSON.parse(readFileSync(order.report, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
