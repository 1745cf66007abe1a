import { defineConfig } from 'playwright/test'
import { browserLaunchOfRun, shopAddressOfRun } from './support/run-facts.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const thai = { locale: 'th-TH', timezoneId: 'Asia/Bangkok' }

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PHAEN_E2E_REPORT ?? '../../test-results/e2e.json' }],
  ],
  use: {
    ...thai,
    baseURL: shopAddressOfRun(),
    launchOptions: browserLaunchOfRun(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: phone,
      testIgnore: '**/long/**',
    },
    {
      name: 'desk',
      use: desk,
      // Tests that do not depend on the width run only in the phone project.
      testIgnore: [
        ...[
          'accessibility',
          'address-book',
          'addresses',
          'articles',
          'cart',
          'checkout',
          'content',
          'footer',
          'found',
          'forgot-password',
          'language',
          'orders',
          'payment',
          'policy',
          'profile',
          'registration',
          'routes',
          'session',
          'side-menu',
          'sign-in',
          'sign-out',
          'start',
          'two-tabs',
        ].map((name) => `**/${name}.spec.ts`),
        '**/support/**',
        '**/long/**',
      ],
    },
    // Proofs that take longer than `npm test` may.
    { name: 'long', use: phone, testMatch: '**/long/**/*.spec.ts', timeout: 120_000 },
    { name: 'long-desk', use: desk, testMatch: '**/accessibility.spec.ts' },
  ],
})
