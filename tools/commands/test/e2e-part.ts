import { join } from 'node:path'
import { findBrowser } from '../../../tests/support/browser/find-browser.ts'
import { playwrightCounts, readReport } from './counts.ts'
import { playwrightFailures } from './failures.ts'
import { judged } from './outcome.ts'
import { programOf } from './packages.ts'
import type { Part } from './part.ts'
import { runToEnd } from './running.ts'

/** Runs some of Playwright's projects as one part. */
export function e2ePart(name: string, projects: string[], reports: string, ...options: string[]): Part {
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
