import { spawnSync } from 'node:child_process'
import { reportModel } from './test-model/report.ts'
import { programOf } from './test/packages.ts'

/**
 * `npm run test:model [-- --report]`: runs the model-based tests and passes other arguments to vitest. `--report` also
 * writes the coverage of the plans as HTML, JSON and JUnit.
 */
const given = process.argv.slice(2)
const forVitest = given.filter((word) => word !== '--report')
const { status } = spawnSync(
  process.execPath,
  [programOf('vitest', 'vitest.mjs'), 'run', '--project', 'model', ...forVitest],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1

if (given.includes('--report')) for (const file of await reportModel()) console.log(`written: ${file}`)
