import { defineConfig } from 'playwright/test'
import {
  browserLaunchOfRun,
  pathBrowserLaunchOfRun,
  shopAddressOfRun,
} from './tests/e2e/support/run-facts.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true }
const thai = { locale: 'th-TH', timezoneId: 'Asia/Bangkok' }

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  workers: 3,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['./tests/e2e/paths/coverage-reporter.ts'],
  ],
  use: {
    ...thai,
    // A worker would answer before `page.route`; its own tests allow it.
    serviceWorkers: 'block',
    // A browser context of its own would compile the whole shop again for each test; files that look at a first visit have one.
    reuseContext: true,
    baseURL: shopAddressOfRun(),
    launchOptions: browserLaunchOfRun(),
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: phone,
      testIgnore: ['**/{long,office,paths}/**', '**/accessibility-on-a-desktop.spec.ts'],
    },
    // Proofs that take longer than `npm test` may, what holds for every page (its first bytes, its manners, its letters), and the office.
    { name: 'long', use: phone, testMatch: '**/{long,office}/**/*.spec.ts', timeout: 120_000 },
    // Paths that cover the plans, through the real page.
    {
      name: 'paths',
      testMatch: '**/paths/*.spec.ts',
      timeout: 40_000,
      use: { launchOptions: pathBrowserLaunchOfRun(), trace: 'off', screenshot: 'off' },
    },
    // What depends on the width.
    { name: 'desktop', use: desktop, grep: /@desktop/, testIgnore: ['**/long/**', '**/paths/**'] },
  ],
})
