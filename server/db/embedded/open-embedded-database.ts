import { findBinaries } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import { openControlFolder } from './control-folder.ts'
import type { ControlFolder } from './control-folder.ts'
import { errorText } from '../database-start-error.ts'
import { folderError } from './folder-error.ts'
import { withFolderLock } from './folder-lock.ts'
import { ensureCluster, readPassword } from './initialise.ts'
import { keepRunning } from './keep-running.ts'
import { countLeases, giveUpLease, takeLease } from './leases.ts'
import { choosePlace, systemFolders } from './place.ts'
import type { Place } from './place.ts'
import type { PostmasterFile } from './postmaster-file.ts'
import { findRunning, stopPostmaster } from './postmaster.ts'
import { hasProcess } from './process-identity.ts'
import type { Purpose } from './settings.ts'
import { addressesAt, ensureShopRole } from './shop-role.ts'
import { startPostmaster } from './start-postmaster.ts'

export type EmbeddedDatabase = {
  /** The address of the shop's own role. */
  url: string
  /** The address of the role that may create databases and roles. */
  adminUrl: string
  /** The data folder in use: a system folder when the database's account cannot reach `dataDir`. */
  area: string
  /** Looks at once whether its process lives, as when a connection was lost. */
  look(): void
  /** Releases the database; the last server to release it stops it. */
  close(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  log: (line: string) => void
  purpose?: Purpose
  binaries?: Binaries
  /** Called when the database was started again, with the address that the shop's role has now. */
  onRestart?: (url: string) => void
  /** Where data and programs go when root's database account cannot reach theirs. */
  systemFolders?: string[]
}

/** Starts PostgreSQL on a data folder, or joins the one that runs on it, and holds it until closed. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = options.binaries ?? findBinaries()
  try {
    const control = await openControlFolder(options.dataDir)
    return await withFolderLock(control.queue, () => open(control, binaries, options))
  } catch (error) {
    throw folderError(options.dataDir, error)
  }
}

async function open(
  control: ControlFolder,
  binaries: Binaries,
  options: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const { log, purpose = 'durable' } = options
  const place = await choosePlace(control.path, binaries, options.systemFolders ?? systemFolders, log)
  const others = await countLeases(control.servers)
  const made = await ensureCluster(place, purpose)
  const password = await readPassword(place)
  const running = await findRunning(place)
  let found = running ?? (await startPostmaster(place, purpose))
  const addresses = await ensureShopRole(found.port, password).catch(async (error: unknown) => {
    if (others === 0) await stopPostmaster(place)
    throw error
  })
  const lease = await takeLease(control.servers)
  log(`Database: ${words(made, running !== undefined, others)}, data in ${place.area}.`)
  const care = keepRunning({
    isThere: () => hasProcess(found.pid),
    start: async () => {
      found = await withFolderLock(control.queue, () => startAgain(place, purpose, found))
      options.onRestart?.(addressesAt(found.port, password).url)
      log('The database had ended and was started again.')
    },
    onMishap: (error) => log(`The database has ended and does not start again: ${errorText(error)}`),
  })
  let closing: Promise<void> | undefined
  const close = async () => {
    await care.stop()
    await leave(control, place, lease)
  }
  return { ...addresses, area: place.area, look: care.look, close: () => (closing ??= close()) }
}

/** Of several servers on one folder the first starts it, and the others find it running. */
async function startAgain(place: Place, purpose: Purpose, before: PostmasterFile): Promise<PostmasterFile> {
  return (await findRunning(place)) ?? startPostmaster(place, purpose, before.port)
}

async function leave(control: ControlFolder, place: Place, lease: string): Promise<void> {
  await withFolderLock(control.queue, async () => {
    await giveUpLease(lease)
    if ((await countLeases(control.servers)) === 0) await stopPostmaster(place)
  })
}

function words(made: 'made' | 'found', wasRunning: boolean, others: number): string {
  if (others > 0) return `shared with ${others} other server${others === 1 ? '' : 's'}`
  if (wasRunning) return 'found running after a server that did not stop it, and taken over'
  return made === 'made' ? 'made and started' : 'started'
}
