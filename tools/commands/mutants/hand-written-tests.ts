import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { absolute } from '../gen/flow-files.ts'

/** The input of one run of vitest, in which each mutant is a project. */
export interface Order {
  flow: string
  mutants: string[]
  /** The file that receives the names of the detected mutants. */
  report: string
}

/** The number of mutants in one run of vitest. */
const BATCH_SIZE = 24

/** A mutant may loop forever. A batch that times out is repeated one by one, and a single mutant that times out counts as detected. */
const TIMEOUT_MS = 120_000

/** Runs `machines/<flow>/*.test.ts` with each mutant in place of the machine. Returns the mutants with which every test passes. */
export function unnoticedByTests(flow: string, mutants: string[]): string[] {
  const batches = Array.from({ length: Math.ceil(mutants.length / BATCH_SIZE) }, (_, index) =>
    mutants.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
  return batches.flatMap((batch) => {
    const noticed = run(flow, batch) ?? batch.filter((mutant) => run(flow, [mutant])?.length !== 0)
    return batch.filter((mutant) => !noticed.includes(mutant))
  })
}

/** The detected mutants; undefined when the run did not finish. */
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
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
      },
    )
    return existsSync(order.report) ? JSON.parse(readFileSync(order.report, 'utf8')) : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
