import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '../../../server/config.ts'

/** Prints what a first start takes until the first page is answered, without a build and with one, on new data. */
export async function benchStart(): Promise<void> {
  await rm(join(projectRoot(), 'dist'), { recursive: true, force: true })
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}`)
  await firstAnswer('unbuilt', 10)
  await firstAnswer('built', 4)
}

async function firstAnswer(what: string, goal: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'phaen-bench-'))
  await chmod(folder, 0o755)
  const used = await processorTime()
  const start = performance.now()
  const since = () => `${((performance.now() - start) / 1000).toFixed(2).padStart(6)} s`
  const shop = spawn('npm', ['start'], {
    cwd: projectRoot(),
    env: { ...process.env, DATA_DIR: folder, PORT: '0', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that the signal below reaches the server behind npm.
    detached: true,
  })
  try {
    for await (const line of createInterface(shop.stdout)) {
      const address = /http:\/\/\S+/.exec(line)?.[0]
      if (line.trim() !== '' && !line.startsWith('>')) console.log(`${since()}  ${what}: ${line}`)
      if (!address) continue
      await (await fetch(address)).arrayBuffer()
      console.log(`${since()}  ${what}: the first page is answered; the goal is ${goal} s`)
      return
    }
    throw new Error('The shop ended before it was open')
  } finally {
    const ended = once(shop, 'exit')
    if (shop.pid !== undefined) process.kill(-shop.pid, 'SIGTERM')
    await ended
    console.log(
      `${((await processorTime()) - used).toFixed(2).padStart(7)} s  ${what}: processor time of all, with the end`,
    )
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Seconds of processor time of the programs that this one started and that have ended, from Linux's clock of 100 ticks a second. */
async function processorTime(): Promise<number> {
  const [, rest = ''] = (await readFile('/proc/self/stat', 'utf8')).split(') ')
  const fields = rest.split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
