import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError, errorText } from '../database-start-error.ts'
import { postgresMajor } from './binaries.ts'
import type { Place } from './place.ts'
import { runProgram } from './run-program.ts'
import type { ProgramEnd } from './run-program.ts'
import type { Purpose } from './settings.ts'

/** Makes the cluster at the first start; otherwise looks whether the one that is there can be used. */
export async function ensureCluster(place: Place, purpose: Purpose): Promise<'made' | 'found'> {
  if (existsSync(place.cluster)) {
    await refuseForeignVersion(place)
    return 'found'
  }
  const unfinished = /^cluster\.unfinished-/
  const left = (await readdir(place.area)).filter((name) => unfinished.test(name))
  await Promise.all(
    left.map((name) => rm(join(place.area, name), { recursive: true, force: true, maxRetries: 5 })),
  )
  await ensurePassword(place)
  // Under another name until it is whole: a start that is killed half way leaves nothing that looks like data.
  const fresh = `${place.cluster}.unfinished-${randomBytes(4).toString('hex')}`
  await mkdir(fresh, { mode: 0o700 })
  if (place.user) await chown(fresh, place.user.uid, place.user.gid)
  const end = await runProgram(place.binaries.initdb, initdbArguments(place, fresh, purpose), place.user)
  if (end.code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw new DatabaseStartError(`A new database could not be made in ${place.area}: ${reasonOf(end)}`)
  }
  await rename(fresh, place.cluster)
  return 'made'
}

export async function readPassword(place: Place): Promise<string> {
  try {
    return (await readFile(place.password, 'utf8')).trim()
  } catch (error) {
    throw new DatabaseStartError(
      `The database's password cannot be read from ${place.password}: ${errorText(error)}. Bring the file back from a copy; without it the data in ${place.cluster} cannot be opened.`,
      error,
    )
  }
}

async function ensurePassword(place: Place): Promise<void> {
  if (existsSync(place.password)) return
  const file = await open(place.password, 'w', 0o600)
  try {
    await file.write(`${randomBytes(24).toString('base64url')}\n`)
    if (place.user) await file.chown(place.user.uid, place.user.gid)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function refuseForeignVersion(place: Place): Promise<void> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version.trim() === String(postgresMajor)) return
  throw new DatabaseStartError(
    /^\d+\s*$/.test(version)
      ? `The data in ${place.cluster} were made by PostgreSQL ${version.trim()}, and this is PostgreSQL ${postgresMajor}: bring them over with pg_dumpall, serve them with version ${version.trim()} and set DATABASE_URL, or move the folder away to begin with an empty shop.`
      : `The folder ${place.cluster} does not hold a whole PostgreSQL database (its PG_VERSION cannot be read): bring it back from a copy, or move it away to begin with an empty shop.`,
  )
}

/**
 * Thai letters count as letters, and so have trigrams, only under a UTF-8 LC_CTYPE, whatever the caller's
 * surrounding says; the built-in collation keeps indexes sound when the system's C library is upgraded.
 */
function initdbArguments(place: Place, folder: string, purpose: Purpose): string[] {
  const locale: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['--locale=C', '--lc-ctype=en_US.UTF-8'],
    win32: ['--locale=C', '--lc-ctype=en-US'],
  }
  return [
    ...['-D', folder, '--username=postgres', `--pwfile=${place.password}`, '--encoding=UTF8'],
    ...(locale[process.platform] ?? ['--locale=C.UTF-8']),
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--auth-host=scram-sha-256', '--auth-local=scram-sha-256', '--no-instructions'],
    ...(purpose === 'throwaway' ? ['--no-sync'] : []),
  ]
}

function reasonOf(end: ProgramEnd): string {
  if (end.failure) return `its programs do not run on this system (${end.failure.message}): set DATABASE_URL.`
  const lines = end.stderr.split('\n').filter((line) => /error|fatal|not|failed/i.test(line))
  return lines.join(' ') || `initdb ended with ${end.code ?? 'a signal'}`
}
