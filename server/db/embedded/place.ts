import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'
import type { Binaries } from './binaries.ts'
import { copyBinaries } from './binaries-copy.ts'
import { makeFolder } from './control-folder.ts'
import { canEnter, databaseUser, isRoot, ownerOf } from './os-user.ts'
import type { OsUser } from './run-program.ts'

/** The folder of one database and the account that runs it. Without `user`, this process runs it under its own account. */
export type Place = {
  area: string
  cluster: string
  password: string
  logFile: string
  binaries: Binaries
  user?: OsUser
}

/** Folders that no housekeeping empties. */
export const systemFolders = ['/var/lib/phaen', '/opt/phaen']

/** Beside the project if the database's account can go there, else in a folder of the system. */
export async function choosePlace(
  home: string,
  binaries: Binaries,
  folders: string[],
  log: (line: string) => void,
): Promise<Place> {
  if (!isRoot()) return placeAt(home, binaries)
  const user = (await ownerOf(join(home, 'cluster'))) ?? (await ownerOf(home)) ?? (await databaseUser(log))
  const area = await chooseArea(home, folders, user)
  const runnable = await canEnter(user, binaries.folder)
  const usable = runnable ? binaries : await copyBinaries(binaries, await firstUsable(folders, user))
  if (area !== home || !runnable) {
    const where = [
      area === home ? [] : `its data live in ${area}`,
      runnable ? [] : `its programs in ${usable.folder}`,
    ]
    log(
      `The database runs as ${user.name}, who cannot enter this project's folder: ${where.flat().join(', ')}.`,
    )
  }
  return placeAt(area, usable, user)
}

async function chooseArea(home: string, folders: string[], user: OsUser): Promise<string> {
  const atHome = existsSync(join(home, 'cluster'))
  if (await canEnter(user, home)) {
    // Data once begun elsewhere stay there, when the folder is opened later.
    return atHome ? home : ((await areaWithData(home, folders)) ?? home)
  }
  if (atHome) {
    throw new DatabaseStartError(
      `The account ${user.name} of the database can no longer enter ${home}, where its data are: allow it to pass the folders above (chmod o+x), or set DATABASE_URL.`,
    )
  }
  const begun = await areaWithData(home, folders)
  if (begun !== undefined) return begun
  const area = join(await firstUsable(folders, user), await projectName(home))
  await makeFolder(area)
  return area
}

async function areaWithData(home: string, folders: string[]): Promise<string | undefined> {
  const name = await projectName(home)
  return folders.map((folder) => join(folder, name)).find((area) => existsSync(join(area, 'cluster')))
}

async function projectName(home: string): Promise<string> {
  return createHash('sha256')
    .update(await realpath(home))
    .digest('hex')
    .slice(0, 16)
}

export function placeAt(area: string, binaries: Binaries, user?: OsUser): Place {
  return {
    area,
    cluster: join(area, 'cluster'),
    password: join(area, 'password'),
    logFile: join(area, 'postgres.log'),
    binaries,
    user,
  }
}

async function firstUsable(folders: string[], user: OsUser): Promise<string> {
  for (const folder of folders) {
    if ((await isOurs(folder)) && (await canEnter(user, folder))) return folder
  }
  throw new DatabaseStartError(
    `The database's account ${user.name} cannot enter this project's folder, nor could ${folders.join(' or ')} be used: move the project to a folder that account can enter, or set DATABASE_URL.`,
  )
}

/** An account that can write there could replace PostgreSQL's programs. */
async function isOurs(folder: string): Promise<boolean> {
  try {
    await makeFolder(folder)
    const { uid, mode } = await stat(folder)
    return uid === 0 && (mode & 0o022) === 0
  } catch {
    return false
  }
}
