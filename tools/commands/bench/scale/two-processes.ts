import { availableParallelism, loadavg } from 'node:os'
import { addressOf, databasePid, listPath, print, startShop } from '../bench-shop.ts'
import { percentile } from '../../../../tests/support/percentile.ts'
import { throughput } from '../load.ts'
import { familySeconds, processorSeconds } from '../processor.ts'
import { startProgram, type Program } from '../programs.ts'

const rounds = 3
const seconds = 5

/** Processor seconds a second of each part while it is under load. */
interface Measured {
  requests: number
  apis: number
  database: number
  proxy: number
  load: number
}

/** One API process and two, each behind the same proxy and on the same database, in turns. */
export async function compareProcesses(folder: string): Promise<void> {
  const first = await startShop(folder)
  const second = await startShop(folder)
  const database = await databasePid(folder)
  const proxyOf = (...shops: Program[]) =>
    startProgram([
      '--import',
      'tsx',
      'tools/commands/bench/proxy-server.ts',
      ...shops.map(({ origin }) => origin),
    ])
  const [one, two] = [await proxyOf(first), await proxyOf(first, second)]
  try {
    for (const [what, path] of [
      ['kept answers', `${listPath}?pageSize=12`],
      ['answers of the database', undefined],
    ] as const) {
      const runs: { one: Measured; two: Measured }[] = []
      for (let round = 0; round < rounds; round += 1) {
        const run = (proxy: Program, apis: Program[]) => measure(proxy, apis, database, path)
        runs.push({ one: await run(one, [first]), two: await run(two, [first, second]) })
      }
      report(what, runs)
    }
  } finally {
    for (const program of [one, two, second, first]) await program.end()
  }
}

async function measure(
  proxy: Program,
  apis: readonly Program[],
  database: number,
  path: string | undefined,
): Promise<Measured> {
  const read = async () => ({
    apis: (await Promise.all(apis.map(({ pid }) => processorSeconds(pid)))).reduce(
      (sum, one) => sum + one,
      0,
    ),
    database: await familySeconds(database),
    proxy: await processorSeconds(proxy.pid),
    load: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  })
  const before = await read()
  const start = performance.now()
  const requests =
    path === undefined ? await coldThroughput(proxy.origin) : await throughput(proxy.origin + path, seconds)
  const passed = (performance.now() - start) / 1000
  const after = await read()
  const used = (part: keyof typeof before) => (after[part] - before[part]) / passed
  return {
    requests,
    apis: used('apis'),
    database: used('database'),
    proxy: used('proxy'),
    load: used('load'),
  }
}

let next = 0

/** Requests a second for addresses that were never asked for. */
async function coldThroughput(origin: string): Promise<number> {
  const end = performance.now() + seconds * 1000
  let answered = 0
  const client = async () => {
    while (performance.now() < end) {
      next += 1
      const query = { minPrice: (next % 100_000) / 100, pageSize: 1 + (next % 24), sort: 'priceAsc' }
      const answer = await fetch(addressOf(origin, query))
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`A list was answered ${answer.status}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  return answered / seconds
}

function report(what: string, runs: readonly { one: Measured; two: Measured }[]): void {
  const median = (pick: (run: { one: Measured; two: Measured }) => number) => percentile(runs.map(pick), 50)
  const ratio = median(({ one, two }) => two.requests / one.requests)
  const [one, two] = [median((run) => run.one.requests), median((run) => run.two.requests)]
  print(
    `${what}: two processes relative to one`,
    `${ratio.toFixed(2)} (${one.toFixed(0)}/s, ${two.toFixed(0)}/s)`,
    'at least 1.60',
  )
  const parts = ['apis', 'database', 'proxy', 'load'] as const
  for (const count of ['one', 'two'] as const)
    print(
      `  processors used with ${count}: API, database, proxy, load`,
      parts.map((part) => median((run) => run[count][part]).toFixed(2)).join(' '),
      `of ${availableParallelism()}, load ${loadavg()[0]?.toFixed(1)}`,
    )
}
