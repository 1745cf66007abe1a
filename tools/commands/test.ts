import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printCheck, runChecks } from './check/run-checks.ts'
import { installed, root } from './check/step.ts'
import { runPaths } from './paths.ts'
import { resultsOf, type Report, type Results } from './test/results.ts'

/**
 * `npm test [-- <part> ...]`: runs the parts one after the other, as Vitest and Playwright would by themselves, and adds up
 * what they report. `longer` means the parts that `npm test` leaves out, `all` means every part.
 */
const vitest = (...projects: string[]) => [
  'vitest/vitest.mjs',
  'run',
  '--allowOnly=false',
  ...chosenBy(projects),
]
const playwright = (...projects: string[]) => ['playwright/cli.js', 'test', ...chosenBy(projects)]
const chosenBy = (projects: string[]) => projects.map((project) => `--project=${project}`)
const short: Record<string, string[]> = {
  check: [],
  unit: vitest('unit', 'unit-node'),
  model: vitest('model'),
  server: vitest('server'),
  built: vitest('built'),
  e2e: playwright('phone'),
}
const longer: Record<string, string[]> = {
  fuzz: vitest('fuzz'),
  clone: vitest('clone'),
  faults: vitest('faults'),
  long: playwright('long', 'desktop'),
  paths: [...playwright('paths'), '--workers=4'],
}
const all = { ...short, ...longer }

/** Parts that go in the run of another where both are chosen: no processor waits for the last file of one. They have no options of their own. */
const joins: Record<string, string> = { model: 'unit', clone: 'fuzz', long: 'e2e' }

const reports = mkdtempSync(join(tmpdir(), 'phaen-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

let running: ChildProcess | undefined
let isStopped = false
// Ctrl-C reaches the running part too, which cleans up and ends; other signals come to this process alone.
process.on('SIGINT', () => (isStopped = true))
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isStopped = true
    running?.kill(signal)
  })

/** Runs a part with its output in sight. What ends badly, or reports no test, has one failure at least. */
async function run(name: string, [program = '', ...options]: string[]): Promise<Results> {
  const report = join(reports, `${name}.json`)
  const reporters = program.startsWith('vitest')
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    : []
  const child = spawn(process.execPath, [installed(program), ...options, ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  running = child
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const results = resultsOf(readReport(report))
  if (results.failures.length === 0 && (code !== 0 || results.passed === 0))
    results.failures.push(`${name} ended with ${String(code)} after ${results.passed} tests`)
  return results
}

function readReport(path: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { testResults: [] }
  }
}

async function check(): Promise<Results> {
  const steps = await runChecks(printCheck)
  const failures = steps.flatMap(({ name, passed, output }) => (passed ? [] : [`${name}\n${output}`]))
  return { passed: steps.length - failures.length, failures }
}

async function runParts(named: string[]): Promise<void> {
  const chosen = Object.entries(all).filter(([name]) => {
    if (named.length === 0) return name in short
    return named.includes('all') || named.includes(name) || (named.includes('longer') && name in longer)
  })
  const unknown = named.filter((name) => !['all', 'longer', ...Object.keys(all)].includes(name))
  if (unknown.length > 0)
    throw new Error(`No part is named ${unknown.join(', ')}: there are ${Object.keys(all).join(', ')}`)

  const lines: string[] = []
  const failures: string[] = []
  let passed = 0
  for (const [first, command] of chosen) {
    if (isStopped) break
    if (chosen.some(([host]) => host === joins[first])) continue
    const joining = chosen.filter(([part]) => joins[part] === first)
    const name = [first, ...joining.map(([part]) => part)].join('+')
    const projects = joining.flatMap(([, words]) => words.filter((word) => word.startsWith('--project')))
    console.log(`\n── ${name}`)
    const start = performance.now()
    const results = await (name === 'check' ? check() : run(name, [...command, ...projects]))
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    lines.push(`${name.padEnd(10)} ${results.passed} passed, ${results.failures.length} failed, ${seconds} s`)
    passed += results.passed
    failures.push(...results.failures.map((failure) => `${name}: ${failure}`))
  }
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
  console.log(`\n${lines.join('\n')}\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 || isStopped ? 1 : 0
}

async function runCluster(options: string[]): Promise<void> {
  const program = ['--import', 'tsx', join(root, 'tests/cluster/run.ts')]
  running = spawn(process.execPath, [...program, ...options], { cwd: root, stdio: 'inherit' })
  const child = running
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

const [first, ...rest] = process.argv.slice(2)
// With options, a tester chooses among the paths and looks on.
if (first === 'paths' && rest[0]?.startsWith('--')) await runPaths(rest)
// It installs packages and takes the whole machine: no other word means it too.
else if (first === 'cluster') await runCluster(rest)
else await runParts(process.argv.slice(2))
