import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programOf } from './test/packages.ts'
import { flows } from '../../machines/registry.ts'
import { asHtml } from '../statecharts/report/as-html.ts'
import { asJunit } from '../statecharts/report/as-junit.ts'
import { type FlowReport, reportOn } from '../statecharts/report/flow-report.ts'
import { absolute, pinnedPlan } from './gen/flow-files.ts'

/** Writes the coverage of the pinned plans. Returns the files, relative to the project. */
async function reportModel(folder = 'test-results/model'): Promise<string[]> {
  const reports: FlowReport[] = []
  for (const flow of flows) reports.push(reportOn(flow.id, flow.machine, await pinnedPlan(flow)))
  const files = {
    'coverage.html': asHtml(reports),
    'coverage.json': `${JSON.stringify(reports, null, 2)}\n`,
    'coverage.junit.xml': asJunit(reports),
  }
  await mkdir(absolute(folder), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(absolute(join(folder, name)), content)
  return Object.keys(files).map((name) => join(folder, name))
}

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
