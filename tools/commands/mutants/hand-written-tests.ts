import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { absolute } from '../gen/flow-files.ts'

/** What one run of vitest is told: each mutant is a project of its own. */
export interface Order {
  flow: string
  mutants: string[]
  /** The file for the names of the mutants that were noticed. */
  report: string
}

/** So many mutants share one start of vitest. */
const TOGETHER = 24

/** A mutant may run in a circle that no test of its flow ends; alone it has this long, and is noticed when it needs longer. */
const PATIENCE_MS = 120_000

/** Runs `machines/<flow>/*.test.ts` with each mutant in place of the machine. Answers those that every test passes. */
export function unnoticedByTests(flow: string, mutants: string[]): string[] {
  const batches = Array.from({ length: Math.ceil(mutants.length / TOGETHER) }, (_, index) =>
    mutants.slice(index * TOGETHER, (index + 1) * TOGETHER),
  )
  return batches.flatMap((batch) => {
    const noticed = run(flow, batch) ?? batch.filter((mutant) => run(flow, [mutant])?.length !== 0)
    return batch.filter((mutant) => !noticed.includes(mutant))
  })
}

/** The mutants that were noticed; nothing when the run did not come to its end. */
function run(flow: string, mutants: string[]): string[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'phaen-mutants-'))
  const order: Order = { flow, mutants, report: join(folder, 'noticed.json') }
  try {
    spawnSync(
      process.execPath,
      [
        absolute('node_modules/vitest/vitest.mjs'),
        'run',
        '--config',
        absolute('tools/commands/mutants/vitest.config.ts'),
      ],
      {
        cwd: absolute('.'),
        env: { ...process.env, MUTANTS: JSON.stringify(order) },
        stdio: 'ignore',
        timeout: PATIENCE_MS,
        killSignal: 'SIGKILL',
      },
    )
    return existsSync(order.report) ? JSON.parse(readFileSync(order.report, 'utf8')) : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
