import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { programOf } from './test/packages.ts'

/**
 * `npm run test:fuzz [-- --long] [--cases N] [--seed N] [--operation ID,ID]`: sends generated requests to a running shop and
 * judges each answer by the contract. A failure prints its seed and the smallest request that shows it, for curl.
 */
const { values } = parseArgs({
  options: {
    long: { type: 'boolean' },
    cases: { type: 'string' },
    seed: { type: 'string' },
    operation: { type: 'string' },
  },
})
const { long, cases, seed, operation } = values
const count = cases ?? (long ? '1000' : undefined)
const { status } = spawnSync(
  process.execPath,
  [programOf('vitest', 'vitest.mjs'), 'run', '--project', 'fuzz'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(count !== undefined && { PHAEN_FUZZ_CASES: count }),
      ...(seed !== undefined && { PHAEN_FUZZ_SEED: seed }),
      ...(operation !== undefined && { PHAEN_FUZZ_OPERATION: operation }),
    },
  },
)
process.exitCode = status ?? 1
