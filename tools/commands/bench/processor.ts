import { readFile } from 'node:fs/promises'
import { childrenOf } from './memory.ts'

/** What Linux counts processor time in. */
const ticksPerSecond = 100

/** Processor seconds of a process so far, with those of the children that it has waited for; NaN elsewhere than on Linux. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
  return fields.length === 4 ? fields.reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond : Number.NaN
}

/** Of a process and the children that run now. */
export async function familySeconds(pid: number): Promise<number> {
  const times = await Promise.all([pid, ...(await childrenOf(pid))].map(processorSeconds))
  return times.filter(Number.isFinite).reduce((sum, time) => sum + time, 0)
}
