import { spawnSync } from 'node:child_process'
import { reportModel } from './test-model/report.ts'
import { programOf } from './test/packages.ts'

/**
 * `npm run test:model [-- --report]`: runs the model-based tests and passes other arguments to vitest. `--report` also
 * writes the coverage of the plans as HTML, JSON and JUnit. `--long` walks each machine at random with 100 seeds instead
 * of three; `--seed 7` repeats the walk with that seed.
 */
const given = process.argv.slice(2)
const seedAt = given.indexOf('--seed')
const forVitest = given.filter(
  (word, index) => !['--report', '--long', '--seed'].includes(word) && !(seedAt >= 0 && index === seedAt + 1),
)
const env = {
  ...process.env,
  ...(given.includes('--long') && { WALK_SEEDS: '100' }),
  ...(seedAt >= 0 && { WALK_SEED: given[seedAt + 1] }),
}
const { status } = spawnSync(
  process.execPath,
  [programOf('vitest', 'vitest.mjs'), 'run', '--project', 'model', ...forVitest],
  { stdio: 'inherit', env },
)
process.exitCode = status ?? 1

if (given.includes('--report')) for (const file of await reportModel()) console.log(`written: ${file}`)
