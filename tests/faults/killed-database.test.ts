import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { addProduct, type TestProduct } from '../support/api/test-product.ts'
import { databaseUrlIn, dataFolders, runningDatabase } from '../support/database/data-folders.ts'
import { join } from 'node:path'
import { random, report, rounds } from './support/options.ts'
import { judge } from './support/judge.ts'
import { customersFor, startLoad } from './support/load.ts'
import { startShop, untilTrue, type Shop } from './support/shop.ts'

const stock = 1_000_000
const folders = dataFolders()
let dataDir: string
let shop: Shop
let pool: pg.Pool
let product: TestProduct
beforeAll(async () => {
  // The shop's own database, which never loses what it committed.
  dataDir = await folders.make()
  shop = await startShop({ dataDir })
  pool = new pg.Pool({ connectionString: await databaseUrlIn(dataDir), max: 4 })
  pool.on('error', () => undefined)
  product = await addProduct({ db: drizzle({ client: pool }) }, { stock })
})
afterAll(async () => {
  await pool.end()
  await shop.leave()
  await folders.clear()
})

async function databasePid(): Promise<number> {
  const pid = await runningDatabase(join(dataDir, 'postgres'))
  if (pid === undefined) throw new Error('The database does not run')
  return pid
}

/** Ends the database while customers order and pay; the server stays, and answers again by itself. */
async function during(signal: NodeJS.Signals, wait: number) {
  const customers = await customersFor({ db: drizzle({ client: pool }) }, shop.origin, 150, product)
  const load = startLoad({ customers, originNow: () => shop.origin })
  await pause(wait)
  const pid = await databasePid()
  const start = performance.now()
  process.kill(pid, signal)
  await untilTrue(
    async () => (await databasePid()) !== pid && (await fetch(`${shop.origin}/readyz`)).ok,
    60,
    'the shop was ready again',
  )
  const back = performance.now() - start
  await pause(wait)
  await load.stop()
  pool.options.connectionString = await databaseUrlIn(dataDir)
  await judge(load, { pool, origin: shop.origin, variantId: product.variantId, stock })
  return { back, refused: load.refused, confirmed: load.purchases.filter(({ orderId }) => orderId).length }
}

it.each([
  ['killed', 'SIGKILL', 5, 50],
  ['stopped', 'SIGINT', 2, 10],
] as const)(
  'the database is %s under load: the server says 503, comes back by itself, and nothing confirmed is lost',
  async (what, signal, short, long) => {
    const { upTo } = random()
    const times = rounds(short, long)
    let [longest, refused, confirmed] = [0, 0, 0]
    for (let time = 0; time < times; time += 1) {
      const seen = await during(signal, 100 + upTo(400))
      longest = Math.max(longest, seen.back)
      refused += seen.refused
      confirmed += seen.confirmed
    }
    expect(Math.min(confirmed, refused)).toBeGreaterThan(0)
    expect(shop.output()).toContain('was started again')
    report(
      `database ${what} ${times} times`,
      `${confirmed} confirmed orders, 0 lost; ${refused} answers of 503, 0 of 500; back after at most ${(longest / 1000).toFixed(1)} s`,
    )
  },
)
