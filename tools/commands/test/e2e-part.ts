import { join } from 'node:path'
import { findBrowser } from '../../../tests/support/browser/find-browser.ts'
import { playwrightCounts, readReport } from './counts.ts'
import { judged } from './outcome.ts'
import { programOf } from './packages.ts'
import type { Part } from './part.ts'
import { runToEnd } from './running.ts'

export function e2ePart(reports: string): Part {
  return {
    name: 'e2e',
    run: async () => {
      const browser = await findBrowser()
      console.log(`Browser: ${browser}`)
      const report = join(reports, 'e2e.json')
      const ended = await runToEnd(
        [
          process.execPath,
          programOf('playwright', 'cli.js'),
          'test',
          '--config',
          'tests/e2e/playwright.config.ts',
        ],
        { CHROMIUM_PATH: browser, PHAEN_E2E_REPORT: report },
      )
      return judged(playwrightCounts(readReport(report)), await ended.ended, ended.output())
    },
  }
}
