import { chmod, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from '../../../server/db/embedded/binaries.ts'
import { placeAt } from '../../../server/db/embedded/place.ts'
import { stopPostmaster } from '../../../server/db/embedded/postmaster.ts'
import { identityOf, isAlive } from '../../../server/db/embedded/process-identity.ts'
import { dropDatabases } from './admin.ts'

/** What a run leaves without a clean-up: its own cluster, or databases on the server of TEST_DATABASE_URL. */
type Remains = { area: string } | { adminUrl: string; prefix: string }

const prefix = 'phaen-test-'
const record = 'remains.json'

/** Creates a folder in the system's temporary folder, named after this process. */
export async function makeRunFolder(): Promise<string> {
  const folder = join(tmpdir(), `${prefix}${identityOf(process.pid)}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await chmod(folder, 0o755)
  return folder
}

export async function recordRemains(folder: string, remains: Remains): Promise<void> {
  await writeFile(join(folder, record), JSON.stringify(remains), { mode: 0o600 })
}

/** Removes everything that a run left. It can be called repeatedly, and while the run is still starting. */
export async function clearRunFolder(folder: string): Promise<void> {
  const recorded = await readFile(join(folder, record), 'utf8').catch(() => undefined)
  const remains: Remains = recorded ? JSON.parse(recorded) : { area: join(folder, 'postgres') }
  if ('area' in remains) {
    await stopPostmaster(placeAt(remains.area, findBinaries()))
    await rm(remains.area, { recursive: true, force: true, maxRetries: 5 })
  } else {
    await dropDatabases(remains.adminUrl, remains.prefix)
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Removes what runs left that were killed together with their clean-up process. */
export async function clearDeadRuns(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  const dead = names.filter((name) => !isAlive(name.slice(prefix.length)))
  for (const name of dead) await clearRunFolder(join(tmpdir(), name)).catch(() => undefined)
}
