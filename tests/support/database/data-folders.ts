import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from '../../../server/db/embedded/binaries.ts'
import { readPassword } from '../../../server/db/embedded/initialise.ts'
import { placeAt } from '../../../server/db/embedded/place.ts'
import { readPostmasterFile } from '../../../server/db/embedded/postmaster-file.ts'
import { stopPostmaster } from '../../../server/db/embedded/postmaster.ts'
import { identityOf } from '../../../server/db/embedded/process-identity.ts'
import { addressesAt } from '../../../server/db/embedded/shop-role.ts'

/** Folders for the databases of a test file; `clear` stops databases that a failed test left running. */
export function dataFolders() {
  const made: string[] = []
  return {
    async make(): Promise<string> {
      const folder = await mkdtemp(join(tmpdir(), 'phaen-data-'))
      await chmod(folder, 0o755)
      made.push(folder)
      return folder
    },
    async clear(): Promise<void> {
      for (const folder of made.splice(0)) {
        await stopPostmaster(placeAt(join(folder, 'postgres'), findBinaries())).catch(() => undefined)
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}

/** The process id of the database that runs on a data folder; undefined when none runs. */
export async function runningDatabase(area: string): Promise<number | undefined> {
  const found = await readPostmasterFile(join(area, 'cluster'))
  return found && identityOf(found.pid) !== undefined ? found.pid : undefined
}

/** The address of the database that runs in the data folder of a shop. */
export async function databaseUrlIn(dataDir: string): Promise<string> {
  const place = placeAt(join(dataDir, 'postgres'), findBinaries())
  const found = await readPostmasterFile(place.cluster)
  if (!found) throw new Error('The database does not run')
  return addressesAt(found.port, await readPassword(place)).url
}
