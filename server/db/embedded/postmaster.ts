import { rm, readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'
import type { Place } from './place.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import type { PostmasterFile } from './postmaster-file.ts'
import { identityOf } from './process-identity.ts'
import { runProgram } from './run-program.ts'
import { pollUntil } from './poll-until.ts'

const recoveryPatience = 300_000
const stopPatience = 60_000

/** The database that already runs on this folder and is ready: started by another server, or left by a killed one. */
export async function findRunning(place: Place): Promise<PostmasterFile | undefined> {
  const seen = await pollUntil(async () => {
    const found = await livingPostmaster(place)
    if (!found) return 'none'
    return found.status === 'ready' ? found : undefined
  }, recoveryPatience)
  if (seen === undefined)
    throw new DatabaseStartError(`The database is not ready yet; its log is ${place.logFile}.`)
  return seen === 'none' ? undefined : seen
}

/** Ends the database in good order, breaking off what it does, and returns when its process is gone. */
export async function stopPostmaster(place: Place): Promise<void> {
  const found = await livingPostmaster(place)
  if (!found) return
  if (process.platform === 'win32') {
    await runProgram(place.binaries.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-w'])
  } else {
    process.kill(found.pid, 'SIGINT')
  }
  const gone = await pollUntil(() => (identityOf(found.pid) === undefined ? true : undefined), stopPatience)
  if (!gone)
    throw new DatabaseStartError(
      `The database (process ${found.pid}) does not stop; its log is ${place.logFile}.`,
    )
}

async function livingPostmaster(place: Place): Promise<PostmasterFile | undefined> {
  const found = await readPostmasterFile(place.cluster)
  if (!found) return undefined
  if (identityOf(found.pid) !== undefined && (await worksIn(found.pid, place.cluster))) return found
  await forgetDeadPostmaster(place)
  return undefined
}

/**
 * PostgreSQL would not start beside the file of a killed one while the system still lists its process, or has given
 * the number to another program. With the file goes PostgreSQL's own guard, so first the killed one's helpers must end.
 */
async function forgetDeadPostmaster(place: Place): Promise<void> {
  const ended = await pollUntil(
    async () => ((await programsIn(place.cluster)).includes('postgres') ? undefined : true),
    stopPatience,
  )
  if (!ended)
    throw new DatabaseStartError(`Processes of a killed database still work in ${place.cluster}: end them.`)
  await rm(join(place.cluster, 'postmaster.pid'), { force: true })
}

/**
 * Whether a process works inside a folder. PostgreSQL does so inside its data folder, which tells it from any
 * other process, whatever the folder is called now. Where the system does not tell, its program has to do.
 */
async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    const { stdout } = await runProgram('ps', ['-o', 'comm=', '-p', String(pid)])
    return stdout.trim().split('/').at(-1) === 'postgres'
  }
  const [workplace, place] = await Promise.all([
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
    stat(folder),
  ])
  return workplace?.ino === place.ino && workplace.dev === place.dev
}

/** The programs of all processes that work inside a folder; none where the system does not tell. */
async function programsIn(folder: string): Promise<string[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const inside = await Promise.all(pids.map((pid) => worksIn(pid, folder)))
  const names = pids
    .filter((_, index) => inside[index])
    .map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''))
  return (await Promise.all(names)).map((name) => name.trim())
}
