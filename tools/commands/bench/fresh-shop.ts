import { buildIfStale } from '../../build/build-if-stale.ts'
import { inFolder, withShop } from './bench-shop.ts'

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
  await inFolder(async (folder) => {
    await prepare({ DATA_DIR: folder, DATABASE_URL: '' })
    await withShop(folder, ({ origin }) => work(origin))
  })
}
