import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface Trace {
  pid: number
  command: string
}

/** The processes that work in a folder or name it in their command line or environment. */
export function processesOf(folder: string): Trace[] {
  if (!existsSync('/proc/self')) return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return pids.flatMap((pid) => {
    const command = textOf(pid, 'cmdline')
    const seen = [command, textOf(pid, 'environ'), standsIn(pid)]
    return seen.some((text) => text.includes(folder)) ? [{ pid: Number(pid), command }] : []
  })
}

export function commandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}

function textOf(pid: string, name: string): string {
  return quietly(() => readFileSync(`/proc/${pid}/${name}`, 'utf8'))
    .replaceAll('\0', ' ')
    .trim()
}

function standsIn(pid: string): string {
  return quietly(() => readlinkSync(`/proc/${pid}/cwd`))
}

/** Returns an empty text when the process has ended meanwhile or belongs to another user. */
function quietly(look: () => string): string {
  try {
    return look()
  } catch {
    return ''
  }
}
