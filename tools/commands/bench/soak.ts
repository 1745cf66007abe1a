import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../server/db/database.ts'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { addressOf, databasePid, inFolder, listPath, print, withShop } from './bench-shop.ts'
import { percentile } from './load.ts'
import { familyMemory, residentMemory } from './memory.ts'
import type { Program } from './programs.ts'

const clients = 8
const sampleEvery = 5_000
const stockChangesEvery = 500

interface Sample {
  api: number
  database: number
}

/** Reads of all kinds while the stock changes, for ten minutes or as many as are given: memory has to stay where it is. */
export async function benchSoak([given = '10']: readonly string[]): Promise<void> {
  const minutes = Number(given)
  if (!(minutes > 0)) throw new Error(`How many minutes? Not "${given}"`)
  await buildIfStale()
  await inFolder((folder) =>
    withShop(folder, async (shop) => {
      const end = performance.now() + minutes * 60_000
      const ids = await productIds(shop)
      const database = await databasePid(folder)
      const samples: Sample[] = []
      const [, , ...reads] = await Promise.all([
        until(end, sampleEvery, async () => {
          samples.push({ api: await residentMemory(shop.pid), database: await familyMemory(database) })
        }),
        changeStock(folder, end),
        ...Array.from({ length: clients }, (_, client) => readUntil(end, shop, ids, client)),
      ])
      const count = reads.reduce((sum, one) => sum + one, 0)
      print(
        `reads in ${minutes} minutes, by ${clients} clients`,
        `${count}`,
        `load ${loadavg()[0]?.toFixed(1)}`,
      )
      report(
        'the API process',
        samples.map(({ api }) => api),
      )
      report(
        'its database',
        samples.map(({ database: one }) => one),
      )
    }),
  )
}

async function until(end: number, every: number, work: () => Promise<void>): Promise<void> {
  while (performance.now() < end) {
    await work()
    await wait(every)
  }
}

async function productIds({ origin }: Program): Promise<string[]> {
  const answer = await fetch(addressOf(origin, { pageSize: 100 }))
  const { data }: { data: { id: string }[] } = await answer.json()
  return data.map(({ id }) => id)
}

async function changeStock(folder: string, end: number): Promise<void> {
  const { pool, close } = await openDatabase({ dataDir: folder, log: () => undefined, poolSize: 1 })
  await until(end, stockChangesEvery, async () => {
    await pool.query('update variants set stock = 1 + (stock + 1) % 50 where position = 1')
  })
  await close()
}

/** Addresses that repeat and addresses that do not, so that the cache is both used and overfilled. */
async function readUntil(
  end: number,
  { origin }: Program,
  ids: readonly string[],
  client: number,
): Promise<number> {
  let reads = 0
  while (performance.now() < end) {
    reads += 1
    const turn = reads * clients + client
    const paths = [
      addressOf(origin, { pageNumber: 1 + (turn % 15) }),
      `${origin}${listPath}/${ids[turn % ids.length]}`,
      addressOf(origin, { maxPrice: turn % 100_000 }),
      addressOf(origin, { keyword: `อะคริลิก ${turn % 1_000} มม.` }),
      addressOf(origin, { minPrice: turn % 500 }, '/thai/api/product-facets'),
      `${origin}/api/blogs/thai`,
    ]
    const answer = await fetch(paths[turn % paths.length] ?? origin)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  }
  return reads
}

/** A leak shows as a last third that lies above the second. */
function report(what: string, megabytes: readonly number[]): void {
  const third = Math.floor(megabytes.length / 3)
  const medians = [0, 1, 2].map((part) => percentile(megabytes.slice(part * third, (part + 1) * third), 50))
  const [first = Number.NaN, second = Number.NaN, last = Number.NaN] = medians
  print(`memory of ${what}, thirds of the time`, medians.map((one) => one.toFixed(0)).join(', '), 'MB')
  print(`memory of ${what}, last third of second`, (last / second).toFixed(2), 'at most 1.05')
  print(`memory of ${what}, most`, `${Math.max(...megabytes).toFixed(0)} MB`, `from ${first.toFixed(0)}`)
}
