import { spawnSync } from 'node:child_process'
import { reportModel } from './test-model/report.ts'
import { programOf } from './test/packages.ts'

/**
 * `npm run test:model [-- --report]`: the model-based tests, with what else vitest is told. `--report` also writes what
 * the plans reach, as HTML, JSON and JUnit.
 */
const told = process.argv.slice(2)
const forVitest = told.filter((word) => word !== '--report')
const { status } = spawnSync(
  process.execPath,
  [programOf('vitest', 'vitest.mjs'), 'run', '--project', 'model', ...forVitest],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1

if (told.includes('--report')) for (const file of await reportModel()) console.log(`written: ${file}`)
