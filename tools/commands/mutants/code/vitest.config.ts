import { defineConfig } from 'vitest/config'
import { modules, type MutatedModule } from './modules.ts'

const mutated: Partial<MutatedModule> = modules[process.env.PHAEN_MUTATED ?? ''] ?? {}

/** The tests of one module alone, in the copy of the project that is being broken. */
export default defineConfig({
  root: process.cwd(),
  test: {
    include: mutated.tests ?? [],
    // As the server's own tests: a server that is loaded again for each file would be most of the time.
    isolate: mutated.needsDatabase !== true,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    ...(mutated.needsDatabase && { globalSetup: 'tests/support/database/global-setup.ts' }),
  },
})
