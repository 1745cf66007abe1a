import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { afterFirstFrame } from './tools/build/after-first-frame.ts'
import { constructedStyles } from './tools/build/constructed-styles.ts'
import { leanMachines } from './tools/build/lean-machines.ts'
import { leanMantineStyles } from './tools/build/lean-mantine-styles.ts'
import { leanPackages } from './tools/build/lean-packages.ts'
import { leanRendering } from './tools/build/lean-rendering.ts'
import { plainScript } from './tools/build/plain-script.ts'
import { quietBuild } from './tools/build/quiet-build.ts'
import { sharedStates } from './tools/build/shared-states.ts'
import { siteIcons } from './tools/build/site-icons.ts'
import { stylesInPage } from './tools/build/styles-in-page.ts'
import { tasksOfOneFile } from './tools/build/tasks-of-one-file.ts'

/** Longer than the machine may be busy with the file of another worker. */
const patience = 30_000

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    afterFirstFrame(),
    constructedStyles(),
    leanMachines(),
    leanPackages(),
    leanRendering(),
    plainScript(),
    sharedStates(),
    siteIcons(),
    stylesInPage(),
    tasksOfOneFile(),
  ],
  css: { postcss: { plugins: [leanMantineStyles] } },
  // React has had it for years; the package brings it to older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  customLogger: quietBuild(),
  build: { target: 'es2022', reportCompressedSize: false, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: 'manifest.json',
        // `npm run bench -- bundle` counts what a first visit loads.
        chunkSizeWarningLimit: 600,
        emptyOutDir: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Files are packed one by one, and so smaller together: what every page starts with, and what cards of goods are
              // made of, apart from prices, which stand in other places as well.
              groups: [
                { name: 'core', tags: ['$initial'] },
                { name: 'price', test: /\/src\/(?:components\/price\/|lib\/use-format)/ },
                { name: 'cards', test: /\/src\/features\/products\/card\// },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file with just what pages use: loading whole libraries of icons and parts would cost time and memory.
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: {
        outDir: 'dist/ssr',
        emptyOutDir: true,
        rolldownOptions: { input: { entry: 'src/app/entry-server.tsx' } },
      },
    },
    api: {
      consumer: 'server',
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        // The second entry is the server without its start, for tests of what was built.
        rolldownOptions: { input: { main: 'server/main.ts', app: 'server/app.ts' } },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
    // One script that shares nothing with the shop's: a page without an origin has no share in its cache either.
    ...(command === 'build' && {
      branchMap: {
        consumer: 'client' as const,
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/app/branch-map/branch-map.html',
            output: { format: 'iife' as const },
          },
        },
      },
    }),
  },
  builder: {
    async buildApp(builder) {
      const { branchMap, ...environments } = builder.environments
      // All at once, on all processors: none reads what another writes, and tools/commands/build.ts has emptied dist/.
      await Promise.all(Object.values(environments).map((environment) => builder.build(environment)))
      if (branchMap && builder.config.env.VITE_GOOGLE_MAPS_KEY) await builder.build(branchMap)
    },
  },
  test: {
    // Vitest would leave one core idle, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'tests/spec/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'tools/{build,commands,lint}/**/*.test.ts',
          ],
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'model',
          include: ['machines/**/*.test.ts', 'tests/model/**/*.test.ts', 'tools/statecharts/**/*.test.ts'],
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,sample-shop}/**/*.test.ts', 'tests/{contract,found,security}/**/*.test.ts'],
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
          // What the server refuses, once more of the built server: a bundler may drop what it takes for useless.
          name: 'built',
          include: [
            'tests/contract/strict.test.ts',
            'tests/built/**/*.test.ts',
            'server/http/{admission,cross-origin,hostile-requests,health}.test.ts',
          ],
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
          // Each of them takes the whole machine.
          maxWorkers: 1,
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/build-first.ts', 'tests/support/database/global-setup.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'clone',
          include: ['tests/clone/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}))
