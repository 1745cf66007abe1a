import { spawnSync } from 'node:child_process'

/** All descendants of a process whose parents are still running. */
export function descendants(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const { pid, parent } of living()) children.set(parent, [...(children.get(parent) ?? []), pid])
  const below = (pid: number): number[] =>
    (children.get(pid) ?? []).flatMap((child) => [child, ...below(child)])
  return below(root)
}

export function stillRunning(pids: number[]): number[] {
  const found = new Set(living().map(({ pid }) => pid))
  return pids.filter((pid) => found.has(pid))
}

/** All running processes, without zombies and without `ps` itself. */
function living(): { pid: number; parent: number }[] {
  const looking = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
  return (looking.stdout ?? '').split('\n').flatMap((row) => {
    const [pid, parent, state] = row.trim().split(/\s+/)
    if (state === undefined || state.startsWith('Z') || Number(pid) === looking.pid) return []
    return [{ pid: Number(pid), parent: Number(parent) }]
  })
}
