import { userInfo } from 'node:os'
import { findBinaries } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import { openControlFolder } from './control-folder.ts'
import type { ControlFolder } from './control-folder.ts'
import { errorText, DatabaseStartError } from '../database-start-error.ts'
import { errorCode } from '../error-code.ts'
import { withFolderLock } from './folder-lock.ts'
import { ensureCluster, readPassword } from './initialise.ts'
import { countLeases, releaseLease, acquireLease } from './leases.ts'
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
  const lease = await acquireLease(control.servers)
  log(`Database: ${words(made, running !== undefined, others)}, data in ${place.area}.`)
  const care = superviseDatabase({
    isThere: () => hasProcess(found.pid),
    start: async () => {
      found = await withFolderLock(control.queue, () => startAgain(place, purpose, found))
      options.onRestart?.(addressesAt(found.port, password).url)
      log('The database had ended and was started again.')
    },
    onError: (error) => log(`The database has ended and does not start again: ${errorText(error)}`),
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
    await releaseLease(lease)
    if ((await countLeases(control.servers)) === 0) await stopPostmaster(place)
  })
}

function words(made: 'made' | 'found', wasRunning: boolean, others: number): string {
  if (others > 0) return `shared with ${others} other server${others === 1 ? '' : 's'}`
  if (wasRunning) return 'found running after a server that did not stop it, and taken over'
  return made === 'made' ? 'made and started' : 'started'
}

interface Care {
  /** Whether the database's process lives. */
  isThere: () => boolean
  /** Starts it again; fails while it cannot. */
  start: () => Promise<void>
  onError: (error: unknown) => void
}

interface Supervisor {
  /** Looks at once, as when a connection was lost. */
  look: () => void
  stop: () => Promise<void>
}

const betweenLooks = 1_000
const betweenStarts = 5_000

/** Starts the database again when its process was ended by somebody else: killed, out of memory, or on a full disk. */
function superviseDatabase({ isThere, start, onError }: Care): Supervisor {
  let isStopped = false
  let starting: Promise<void> | undefined
  let notBefore = 0
  const look = () => {
    if (isStopped || starting !== undefined || isThere() || performance.now() < notBefore) return
    starting = start()
      .catch((error: unknown) => {
        notBefore = performance.now() + betweenStarts
        onError(error)
      })
      .finally(() => (starting = undefined))
  }
  const timer = setInterval(look, betweenLooks).unref()
  return {
    look,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await starting
    },
  }
}

/** Turns a file system error into a message that says what to do. */
function folderError(path: string, error: unknown): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error
  switch (errorCode(error)) {
    case 'ENOTDIR':
    case 'EEXIST':
      return new DatabaseStartError(
        `The database needs a folder at ${path}, but a file is in its way: move the file, or set DATABASE_URL.`,
        error,
      )
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new DatabaseStartError(
        `The database folder ${path} cannot be read and written by ${accountName()}: give it to that account (chown -R), start the server as the account that made it, or set DATABASE_URL.`,
        error,
      )
    case 'ENOSPC':
    case 'EDQUOT':
      return new DatabaseStartError(`The disk of the database folder ${path} is full: make room.`, error)
    default:
      return new DatabaseStartError(`The database folder ${path} cannot be used: ${errorText(error)}`, error)
  }
}

function accountName(): string {
  try {
    return `the account ${userInfo().username}`
  } catch {
    return `user ${process.getuid?.()}`
  }
}
