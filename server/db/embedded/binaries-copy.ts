import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { binariesIn } from './binaries.ts'
import type { Binaries } from './binaries.ts'

/** Copies PostgreSQL to where its account can run it. One copy of a version serves all projects of a machine. */
export async function copyBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  const target = join(folder, `postgresql-${binaries.version}`)
  const copy = binariesIn(target, binaries.version)
  if (existsSync(target)) return copy
  const unfinished = `${target}.${randomBytes(4).toString('hex')}`
  try {
    await cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
    await openToAll(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another project's server may have put the same copy there meanwhile.
    if (!existsSync(target)) throw error
  }
  return copy
}

function isNeeded(path: string): boolean {
  return !path.endsWith('.a')
}

/** Files that npm unpacked under a strict umask are readable only by their owner. */
async function openToAll(path: string): Promise<void> {
  const found = await lstat(path)
  if (found.isSymbolicLink()) return
  await chmod(path, found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o755 : 0o644)
  if (!found.isDirectory()) return
  await Promise.all((await readdir(path)).map((name) => openToAll(join(path, name))))
}
