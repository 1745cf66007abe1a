import { join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { pathWorkers } from '../test-paths/path-workers.ts'
import type { Part } from './part.ts'
import { vitestPart } from './vitest-part.ts'
import { runChecks } from '../check/run-checks.ts'
import { judged } from './outcome.ts'
import { findBrowser } from '../../../tests/support/browser/find-browser.ts'
import { playwrightCounts, readReport } from './counts.ts'
import { playwrightFailures } from './failures.ts'
import { programOf } from './packages.ts'
import { runToEnd } from './running.ts'

/** All parts, in their order; CI runs every one. They write their reports to the folder. */
export function allParts(reports: string): Part[] {
  return [
    checkPart,
    vitestPart('unit', reports),
    vitestPart('model', reports),
    vitestPart('server', reports),
    vitestPart('built', reports),
    e2ePart('e2e', ['phone', 'desktop'], reports),
    { ...vitestPart('fuzz', reports), isLong: true },
    { ...vitestPart('clone', reports), isLong: true },
    { ...faultsPart(reports), isLong: true },
    { ...e2ePart('long', ['long', 'long-desktop'], reports), isLong: true },
    { ...e2ePart('paths', ['paths'], reports, pathWorkers), isLong: true },
  ]
}

/**
 * The parts with these names, in their usual order. `all` names every part, `longer` those that are long, and no name
 * those that are not.
 */
export function chosenParts(parts: Part[], names: string[]): Part[] {
  if (names.length === 0) return parts.filter(({ isLong }) => !isLong)
  if (names.includes('all')) return parts
  if (names.includes('longer')) return parts.filter(({ isLong }) => isLong)
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No part is named ${unknown.join(', ')}: there are ${parts.map(({ name }) => name).join(', ')}`,
    )
  return parts.filter(({ name }) => names.includes(name))
}

const checkPart: Part = {
  name: 'check',
  run: async () => {
    const steps = await runChecks()
    const failed = steps.filter((step) => !step.passed)
    const failures = failed.map((step) => `${step.name}:\n${step.output.trimEnd()}`)
    const counts = { passed: steps.length - failed.length, failed: failed.length }
    return judged(counts, failed.length, failures.join('\n\n'), failures)
  },
}

/** Runs some of Playwright's projects as one part. */
function e2ePart(name: string, projects: string[], reports: string, ...options: string[]): Part {
  return {
    name,
    run: async () => {
      const browser = await findBrowser()
      console.log(`Browser: ${browser}`)
      const report = join(reports, `${name}.json`)
      const ended = await runToEnd(
        [
          process.execPath,
          programOf('playwright', 'cli.js'),
          'test',
          '--config',
          'tests/e2e/playwright.config.ts',
          ...projects.flatMap((project) => ['--project', project]),
          ...options,
        ],
        { CHROMIUM_PATH: browser, PHAEN_E2E_REPORT: report },
      )
      const exitCode = await ended.ended
      const results = readReport(report)
      return judged(playwrightCounts(results), exitCode, ended.output(), playwrightFailures(results))
    },
  }
}

/** Breaks the shop in many ways, and prints what each proof measured. One proof runs at a time: each needs the machine. */
function faultsPart(reports: string): Part {
  const { name, run } = vitestPart('faults', reports, ['--no-file-parallelism'])
  return {
    name,
    run: async () => {
      const figures = join(reports, 'figures.txt')
      process.env.PHAEN_FIGURES = figures
      const outcome = await run()
      if (existsSync(figures)) console.log(readFileSync(figures, 'utf8').trimEnd())
      return outcome
    },
  }
}
