import { join } from 'node:path'
import { projectRoot } from '../../../../server/config.ts'
import { openDatabase, type Database } from '../../../../server/db/database.ts'
import { migrate } from '../../../../server/db/migrate.ts'
import { seedSample } from '../../../../server/seed/seed.ts'
import { signedInAs } from '../../../../tests/support/api/customers.ts'
import { addProduct, type TestProduct } from '../../../../tests/support/api/test-product.ts'
import { startApi, type RunningApi } from '../../../../tests/support/api/running-api.ts'
import { newShopper, put } from '../../../../tests/support/api/shopper.ts'
import { inFolder, print } from '../bench-shop.ts'
import { percentile } from '../../../../tests/support/percentile.ts'

const shoppersAtOnce = 8
const orders = 800
const warmUps = 80
const linesEach = 3
const rush = 300

/** How many orders one process takes, over HTTP. */
export const benchOrders = (): Promise<void> =>
  inFolder(async (dataDir) => {
    const database = await openDatabase({ dataDir, log: () => undefined })
    try {
      await migrate(database.pool, join(projectRoot(), 'server/db/migrations'))
      await seedSample(database.pool, 'production')
      await benchCheckouts(database)
    } finally {
      await database.close()
    }
  })

async function benchCheckouts(database: Database): Promise<void> {
  const api = await startApi({ url: database.pool.options.connectionString ?? '' })
  try {
    const apart = await Promise.all(
      Array.from({ length: 40 }, () => addProduct(database, { stock: 10_000, weightGrams: 100 })),
    )
    await printCheckouts('orders of three lines out of forty', database, api, apart)
    await printCheckouts('orders of the same three lines', database, api, apart.slice(0, linesEach))
    await printRush(database, api, apart.slice(0, linesEach))
  } finally {
    await api.end()
  }
}

async function printCheckouts(
  what: string,
  database: Database,
  api: RunningApi,
  goods: readonly TestProduct[],
): Promise<void> {
  const ready = await readyOrders({ database, call: api.call }, goods)
  await work(ready.splice(0, warmUps), api)
  const start = performance.now()
  const times = await work(ready, api)
  const seconds = (performance.now() - start) / 1000
  const [usual, worst] = [percentile(times, 50), percentile(times, 99)]
  print(what, `${(times.length / seconds).toFixed(0)}/s`)
  print('  p50 and p99', `${usual.toFixed(1)} and ${worst.toFixed(1)} ms`)
}

/** Everybody orders in the same moment: how many are answered with an order, and after what time. */
async function printRush(database: Database, api: RunningApi, goods: readonly TestProduct[]): Promise<void> {
  const ready = (await readyOrders({ database, call: api.call }, goods, rush)).slice(0, rush)
  const start = performance.now()
  const answered = await Promise.all(
    ready.map(async (request) => {
      const answer = await fetch(`${api.origin}/api/cart/checkout`, request)
      await answer.text()
      return { status: answer.status, time: performance.now() - start }
    }),
  )
  const ordered = answered.filter(({ status }) => status === 200).length
  const times = answered.map(({ time }) => time)
  print(`of ${rush} orders at once, placed`, String(ordered))
  print(
    'and answered, p50 and last',
    `${percentile(times, 50).toFixed(0)} and ${Math.max(...times).toFixed(0)} ms`,
  )
}

/** Fills carts and returns the checkout request of each shopper. */
async function readyOrders(
  api: Parameters<typeof newShopper>[0],
  goods: readonly TestProduct[],
  count = orders + warmUps,
): Promise<RequestInit[]> {
  const ready: RequestInit[] = []
  const fill = async (first: number) => {
    for (let index = first; index < count; index += shoppersAtOnce) {
      const shopper = await newShopper(api)
      const lines = Array.from({ length: linesEach }, (_, line) => goods[(index * 7 + line) % goods.length])
      await shopper.take(...lines.flatMap((one) => (one ? [put('add', one)] : [])))
      ready.push({
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedInAs(shopper.id) },
        body: JSON.stringify(await shopper.request()),
      })
    }
  }
  await Promise.all(Array.from({ length: shoppersAtOnce }, (_, first) => fill(first)))
  return ready
}

/** Sends the requests, `shoppersAtOnce` at a time. Returns the milliseconds of each. */
async function work(ready: readonly RequestInit[], { origin }: RunningApi): Promise<number[]> {
  const waiting = [...ready]
  const times: number[] = []
  const shopper = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const start = performance.now()
      const answer = await fetch(`${origin}/api/cart/checkout`, request)
      const body = await answer.text()
      if (!answer.ok) throw new Error(`A checkout was answered ${answer.status}: ${body}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: shoppersAtOnce }, shopper))
  return times
}
