import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { percentile } from './load.ts'
import { startProgram, type Program } from './programs.ts'

/** A parameter that no screen reads: such a page is rendered for each request and not kept. */
const unkept = (path: string, index: number) => `${path}?bench=${index}`
const kept = (path: string) => path

const kinds = [
  ['home', '/'],
  ['list', '/product'],
  ['product', '/product/detail/p-ac-cast'],
] as const

interface Round {
  perSecond: number
  times: number[]
  /** Milliseconds of processor time of the server for a page. */
  processor: number
}

/** Measures rendered pages, and pages that are kept, of the built shop: packed, over eight connections. */
export async function benchPages(): Promise<void> {
  await buildIfStale()
  const folder = await mkdtemp(join(tmpdir(), 'phaen-bench-'))
  await chmod(folder, 0o755)
  const shop = await startProgram(['--max-semi-space-size=32', 'dist/server/main.js'], {
    DATA_DIR: folder,
    PORT: '0',
    DATABASE_URL: '',
  })
  try {
    for (const [, path] of kinds) await ask(shop, (index) => unkept(path, index), 100)
    for (const [name, path] of kinds)
      print(`${name}, rendered`, await ask(shop, (index) => unkept(path, index), 300))
    for (const [name, path] of kinds) print(`${name}, kept`, await ask(shop, () => kept(path), 3_000))
  } finally {
    await shop.end()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function ask(shop: Program, addressOf: (index: number) => string, count: number): Promise<Round> {
  const times: number[] = []
  let next = 0
  const client = async () => {
    for (let index = next++; index < count; index = next++) {
      const start = performance.now()
      const answer = await fetch(shop.origin + addressOf(index), { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
      times.push(performance.now() - start)
    }
  }
  const before = await processorTime(shop.pid)
  const start = performance.now()
  await Promise.all(Array.from({ length: 8 }, client))
  const seconds = (performance.now() - start) / 1000
  const used = (await processorTime(shop.pid)) - before
  return { perSecond: count / seconds, times, processor: used / count }
}

/** Milliseconds that a process has used of all processors, from Linux's clock of 100 ticks a second. */
async function processorTime(pid: number): Promise<number> {
  const [, rest = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The client shares the machine, so the processor time says more than the pages of a second. */
function print(what: string, { perSecond, times, processor }: Round): void {
  const [usual, worst] = [percentile(times, 50), percentile(times, 99)]
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`
  console.log(
    `${what.padEnd(20)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${usual.toFixed(1).padStart(7)} ms   ` +
      `p99 ${worst.toFixed(1).padStart(7)} ms   ${processor.toFixed(2).padStart(6)} ms of processor each   ${load}`,
  )
}
