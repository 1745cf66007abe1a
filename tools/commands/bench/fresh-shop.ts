import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { startProgram } from './programs.ts'

/**
 * Runs the work on the built shop with its sample data, or on a shop that runs already at the given address. `prepare`
 * works on the new shop's database before it starts.
 */
export async function withFreshShop(
  running: string | undefined,
  work: (origin: string) => Promise<void>,
  prepare: (env: Record<string, string>) => Promise<void> = async () => undefined,
): Promise<void> {
  if (running) return work(running)
  await buildIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'phaen-bench-'))
  await chmod(folder, 0o755)
  try {
    const env = { DATA_DIR: folder, DATABASE_URL: '' }
    await prepare(env)
    const shop = await startProgram(['dist/server/main.js'], { ...env, PORT: '0' })
    await work(shop.origin).finally(shop.end)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
