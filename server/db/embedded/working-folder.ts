import { readFile, readdir, stat } from 'node:fs/promises'
import { runProgram } from './run-program.ts'

/**
 * Whether a process works inside a folder. PostgreSQL does so inside its data folder, which tells it from any
 * other process, whatever the folder is called now. Where the system does not tell, its program has to do.
 */
export async function worksIn(pid: number, folder: string): Promise<boolean> {
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
export async function programsIn(folder: string): Promise<string[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const inside = await Promise.all(pids.map((pid) => worksIn(pid, folder)))
  const names = pids
    .filter((_, index) => inside[index])
    .map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''))
  return (await Promise.all(names)).map((name) => name.trim())
}
