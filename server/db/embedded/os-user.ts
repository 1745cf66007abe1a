import { stat } from 'node:fs/promises'
import { DatabaseStartError } from '../database-start-error.ts'
import { runProgram } from './run-program.ts'
import type { OsUser } from './run-program.ts'

const ownAccount = 'phaen-db'
const accountsFoundElsewhere = ['postgres', '_postgres', 'nobody']

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The account for a new data folder; created when the system permits it. */
export async function databaseUser(log: (line: string) => void): Promise<OsUser> {
  const existing = await findUser(ownAccount)
  if (existing) return existing
  if (await makeAccount()) {
    const made = await findUser(ownAccount)
    if (made)
      log(`Made the system account ${ownAccount} for the database, since PostgreSQL does not run as root.`)
    if (made) return made
  }
  for (const name of accountsFoundElsewhere) {
    const found = await findUser(name)
    if (found) return found
  }
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and no account ${ownAccount} could be made for it: run the server as an ordinary user, or set DATABASE_URL.`,
  )
}

/** A data folder that an ordinary user made stays that user's, also when root starts the server. */
export async function ownerOf(path: string): Promise<OsUser | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found || found.uid === 0) return undefined
  const { stdout } = await runProgram('id', ['-nu', String(found.uid)])
  return { name: stdout.trim() || `user ${found.uid}`, uid: found.uid, gid: found.gid }
}

/** Asks the operating system whether an account may enter a folder, so that access lists count too. */
export async function canEnter(user: OsUser, folder: string): Promise<boolean> {
  const { code } = await runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user)
  return code === 0
}

async function findUser(name: string): Promise<OsUser | undefined> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function makeAccount(): Promise<boolean> {
  const commands: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ownAccount]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', ownAccount]],
  ]
  for (const [file, args] of commands) {
    if ((await runProgram(file, args)).code === 0) return true
  }
  // Another server may have made it a moment ago, or be holding the system's lock on accounts.
  return (await findUser(ownAccount)) !== undefined
}
