import { Agent, get } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { inFolder, print, startShop } from './bench-shop.ts'
import { percentile } from '../../../tests/support/percentile.ts'
import { sustained, type Sustained } from './load.ts'
import { packedHeaders } from './packed-answer.ts'
import { processorSeconds } from './processor.ts'
import type { Program } from './programs.ts'

const kinds = { home: '/', list: '/product', product: '/product/detail/p-ac-cast' }
/** A page with a parameter that no screen reads is rendered for each request, with cached answers of the API in it. */
const uncached = '?bench='
/** Nobody asked for such a filter yet, so neither the page nor the answers in it are cached. */
const coldList = '/product?minPrice=20&maxPrice='
/** A process renders so many pages of each kind before it is measured: by then its code is compiled. */
const before = 500
const measured = 500
const connections = 8
const seconds = 4

/** Pages of the built shop, packed: rendered by one process and by two on one database, and cached ones of one process. */
export async function benchPages(): Promise<void> {
  await buildIfStale()
  await inFolder(async (folder) => {
    const one = await startShop(folder)
    const other = await startShop(folder)
    try {
      for (const shop of [one, other])
        for (const path of [...Object.values(kinds).map((page) => page + uncached), coldList])
          await rendered([shop], path, before)
      for (const [name, path] of Object.entries(kinds)) {
        const goal = name === 'list' ? 'at least 200/s' : ''
        for (const shops of [[one], [one, other]])
          await report(`${name}, rendered by ${shops.length}`, goal, shops, () =>
            rendered(shops, path + uncached, measured),
          )
      }
      await report('list, filtered as nobody did before', 'at most 15 ms of processor', [one], () =>
        rendered([one], coldList, measured),
      )
      for (const [name, path] of Object.entries(kinds))
        await report(`${name}, cached`, 'at least 2000/s', [one], () =>
          sustained(one.origin + path, seconds, packedHeaders),
        )
    } finally {
      await other.end()
      await one.end()
    }
  })
}

let next = 1000

/** Asks for another page each time: the number at the end of the address is new. */
async function rendered(shops: readonly Program[], path: string, count: number): Promise<Sustained> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let left = count
  const client = async (_: unknown, index: number) => {
    const { origin = '' } = shops[index % shops.length] ?? {}
    while (left > 0) {
      left -= 1
      const start = performance.now()
      await answered(`${origin}${path}${(next += 1)}`, agent)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, client))
  const perSecond = count / ((performance.now() - start) / 1000)
  agent.destroy()
  return { count, perSecond, usual: percentile(times, 50), worst: percentile(times, 99) }
}

/** The client shares the processors with the shop, and `fetch` would take more of them. */
function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: packedHeaders }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    }).on('error', reject)
  })
}

async function report(
  what: string,
  goal: string,
  shops: readonly Program[],
  run: () => Promise<Sustained>,
): Promise<void> {
  const used = async () =>
    (await Promise.all(shops.map(({ pid }) => processorSeconds(pid)))).reduce((sum, one) => sum + one, 0)
  const start = await used()
  const { count, perSecond, usual, worst } = await run()
  const each = (((await used()) - start) * 1000) / count
  print(what, `${perSecond.toFixed(0)}/s`, goal)
  print(
    `  p50 ${usual.toFixed(1)} ms, p99 ${worst.toFixed(1)} ms`,
    `${each.toFixed(2)} ms of processor`,
    `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
  )
}
