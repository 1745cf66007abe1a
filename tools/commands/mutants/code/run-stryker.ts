import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../../../../server/config.ts'
import { modules } from './modules.ts'

/** Fetched when it is wanted, not with the project: it brings 208 packages that nothing else needs (decision 046). */
const version = '9.6.1'
const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
/** Below the project, so that it finds the project's own vitest. */
const folder = join(projectRoot(), '.cache/stryker')

interface Mutant {
  status: string
  mutatorName: string
  replacement: string
  location: { start: { line: number; column: number } }
}

interface Report {
  files: Record<string, { mutants: Mutant[] }>
}

export interface Score {
  detected: number
  total: number
  /** Each as `file:line:column mutator → replacement`. */
  survivors: string[]
}

export function runStryker(name: string): Score {
  fetchStryker()
  const report = join(folder, `${name}.json`)
  const configuration = join(folder, `${name}.conf.json`)
  writeFileSync(configuration, JSON.stringify(configurationOf(name, report)))
  const program = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(process.execPath, [program, 'run', configuration], {
    cwd: projectRoot(),
    stdio: 'inherit',
    env: { ...process.env, PHAEN_MUTATED: name },
  })
  if (status !== 0) throw new Error(`Stryker failed on ${name}`)
  return scoreOf(JSON.parse(readFileSync(report, 'utf8')))
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

const configurationOf = (name: string, report: string) => ({
  // A folder would not do: it is imported as it is named.
  plugins: [join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/commands/mutants/code/vitest.config.ts', related: false },
  mutate: modules[name]?.files,
  ignorePatterns: ['dist', '.data', '.cache', 'test-results', 'docs'],
  tempDirName: '.cache/stryker/tmp',
  concurrency: 1,
  timeoutMS: 60_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  allowConsoleColors: false,
  checkers: [],
  disableTypeChecks: false,
})

/** Stryker counts a mutant as detected when a test fails or never ends. */
function scoreOf({ files }: Report): Score {
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  )
  const judged = all.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
  const survivors = judged.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  return {
    detected: judged.length - survivors.length,
    total: judged.length,
    survivors: survivors.map(
      ({ file, location, mutatorName, replacement }) =>
        `${file}:${location.start.line}:${location.start.column} ${mutatorName} → ${replacement}`,
    ),
  }
}
