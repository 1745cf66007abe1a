import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../../../../server/config.ts'
import { modules } from './modules.ts'

/** Fetched when it is wanted, not with the project: it brings 208 packages that nothing else needs (decision 046). */
const version = '9.6.1'
const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
/** Below the project, so that it finds the project's own vitest. */
const folder = join(projectRoot(), '.cache/stryker')

/** The share of mutants, in per cent, that the tests of a module have to notice. */
const wanted = 85

/**
 * Breaks modules of money, products and secrets in many small ways with Stryker, which prints what no test notices. Returns whether
 * the share that is noticed is high enough in each.
 */
export function breakCode(names: readonly string[]): boolean {
  fetchStryker()
  return names.map(isNoticed).every(Boolean)
}

function isNoticed(name: string): boolean {
  const configuration = join(folder, `${name}.conf.json`)
  writeFileSync(configuration, JSON.stringify(configurationOf(name)))
  const program = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(process.execPath, [program, 'run', configuration], {
    cwd: projectRoot(),
    stdio: 'inherit',
    env: { ...process.env, PHAEN_MUTATED: name },
  })
  return status === 0
}

function fetchStryker(): void {
  if (existsSync(join(folder, 'node_modules/@stryker-mutator/vitest-runner'))) return
  mkdirSync(folder, { recursive: true })
  // A folder without this file would be installed into the project above it.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const { status } = spawnSync(
    'npm',
    ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('Stryker could not be fetched')
}

const configurationOf = (name: string) => ({
  // A folder would not do: it is imported as it is named.
  plugins: [join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/commands/mutants/code/vitest.config.ts', related: false },
  mutate: modules[name]?.files,
  ignorePatterns: ['dist', '.data', '.cache', 'test-results', 'docs'],
  tempDirName: '.cache/stryker/tmp',
  concurrency: 1,
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 100, low: wanted, break: wanted },
  allowConsoleColors: false,
  checkers: [],
  disableTypeChecks: false,
})
