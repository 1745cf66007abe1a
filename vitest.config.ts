import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** They start and kill servers and databases of their own, which takes long: a part of the faults. */
const killed = [
  'server/db/embedded/{accounts,first-start,sharing}.test.ts',
  'server/db/test-database.test.ts',
  'server/http/replica-reads.test.ts',
  'server/shop/checkout/checkout-crash.test.ts',
]

/** What the server refuses is asked of the built one: a bundler may drop what it takes for useless. */
const refusals = [
  'tests/contract/strict.test.ts',
  'server/http/{admission,cross-origin,hostile-requests,health}.test.ts',
]

/**
 * They have a page: a worker ends before a file of another environment, so that in one project both kinds would load everything anew. What
 * renders as the server has none: React would leave the contexts of that rendering to the next page.
 */
const inPages = [
  'src/**/*.test.{ts,tsx}',
  'tools/statecharts/src/react/**/*.test.{ts,tsx}',
  'tests/model/mermaid.test.ts',
  'tests/support/editor-and-sanitiser.test.ts',
]
const asServer = [
  'src/app/rendering/{render-html,server-flows}.test.{ts,tsx}',
  'src/app/sign-in/sign-in-path.test.ts',
  'tools/statecharts/src/react/server.test.tsx',
]

/** Longer than the machine may be busy with the file of another worker. */
const patience = 30_000

export default defineConfig({
  plugins: [react()],
  test: {
    // Vitest would leave one core idle, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: inPages,
          exclude: asServer,
          environment: 'happy-dom',
          // The files of a worker share its modules, so that Mantine is not loaded two hundred times. A test puts its own function in the
          // place of another by `vi.spyOn`: `vi.mock` would come too late for what a file before it has loaded.
          isolate: false,
          setupFiles: 'tests/support/empty-page.ts',
          // A component that lists its classes needs their names; other sheets answer any name.
          css: { include: /field\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-node',
          include: [
            ...asServer,
            'tests/{cluster,spec,support}/**/*.test.ts',
            'tools/{build,commands,lint}/**/*.test.ts',
          ],
          exclude: ['tests/support/editor-and-sanitiser.test.ts'],
          isolate: false,
          setupFiles: 'tests/support/empty-page.ts',
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'model',
          include: [
            'machines/**/*.test.ts',
            'tests/model/**/*.test.ts',
            'tools/statecharts/{src,example}/**/*.test.{ts,tsx}',
          ],
          exclude: inPages,
          isolate: false,
          setupFiles: 'tests/support/empty-page.ts',
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,sample-shop}/**/*.test.ts', 'tests/{contract,found,security}/**/*.test.ts'],
          exclude: [...killed, ...refusals],
          // The files of a worker share its modules: a server is not loaded and compiled a hundred times.
          isolate: false,
          testTimeout: patience,
          hookTimeout: 60_000,
          globalSetup: 'tests/support/database/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts', ...refusals],
          env: { PHAEN_TESTED: 'built' },
          globalSetup: ['tests/support/build-first.ts', 'tests/support/database/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup: 'tests/support/database/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts', ...killed],
          globalSetup: ['tests/support/build-first.ts', 'tests/support/database/global-setup.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'clone',
          include: ['tests/clone/**/*.test.ts', 'tools/statecharts/package.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
