import { readFile, readdir } from 'node:fs/promises'

/** Resident memory of a process in megabytes; NaN where the system does not report it. */
export async function residentMemory(pid: number): Promise<number> {
  return megabytes(/^VmRSS:\s+(\d+) kB/m, `/proc/${pid}/status`)
}

/** Memory of a process and its children in megabytes; shared memory counts once. */
export async function familyMemory(pid: number): Promise<number> {
  const family = [pid, ...(await childrenOf(pid))]
  const parts = await Promise.all(
    family.map((one) => megabytes(/^Pss:\s+(\d+) kB/m, `/proc/${one}/smaps_rollup`)),
  )
  return parts.reduce((sum, part) => sum + part, 0)
}

export async function childrenOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc').catch(() => [])).map(Number).filter(Number.isInteger)
  const parents = await Promise.all(all.map(async (one) => [one, await parentOf(one)] as const))
  return parents.filter(([, parent]) => parent === pid).map(([one]) => one)
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

async function megabytes(line: RegExp, file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return Number(line.exec(text)?.[1] ?? Number.NaN) / 1024
}
