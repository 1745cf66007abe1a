import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Names one process for good: pid, start time and, where there is one, the machine's boot. A pid alone would
 * not do, since the system gives it to another process later.
 */
export type ProcessIdentity = string

export function identityOf(pid: number): ProcessIdentity | undefined {
  if (process.platform === 'linux') return identityOnLinux(pid)
  if (process.platform === 'win32') return answersSignals(pid) ? `${pid}.0` : undefined
  return identityFromPs(pid)
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identityOf(Number.parseInt(identity, 10)) === identity
}

function identityOnLinux(pid: number): ProcessIdentity | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  // The program's name stands in brackets and may hold anything; what follows the last bracket has fixed places.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startedAt] = [fields[0], fields[19]]
  return state === 'Z' || state === 'X' ? undefined : `${pid}.${startedAt}.${boot()}`
}

function identityFromPs(pid: number): ProcessIdentity | undefined {
  const answer = ps(pid, 'stat=,lstart=')
  if (answer === undefined || answer.startsWith('Z')) return undefined
  return `${pid}.${answer.replace(/^\S+\s+/, '').replaceAll(/\W+/g, '')}`
}

function boot(): string {
  return readText('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? '0'
}

function ps(pid: number, columns: string): string | undefined {
  const answer = spawnSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return answer === '' ? undefined : answer
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether there is such a process: cheap enough for every second, and no proof that it is still the same one. */
export function hasProcess(pid: number): boolean {
  return process.platform === 'linux' ? identityOnLinux(pid) !== undefined : answersSignals(pid)
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
