import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { newBuyers, shopperOf, type Buyer } from '../faults/support/buyers.ts'
import { signalIfThere } from '../support/started-process.ts'
import { addProduct, type TestProduct } from '../support/api/test-product.ts'
import { shopOrigin, type Cluster } from './cluster.ts'
import { seconds, type Outcome } from './report.ts'
import { shownAfter } from './shown.ts'
import { watchLastPiece, type Watch } from './watch.ts'
import { withPool } from './with-pool.ts'

/** Nothing that is read in public is wrong about stock for longer. */
const longest = 2_000
const changes = 10
const untilSold = 120_000

/** A product with one piece left, who orders it, and what each process says of it meanwhile. */
interface Sale {
  product: TestProduct
  buyer: Buyer
  watch: Watch
}

interface Shown {
  change: string
  place: string
  after: number
}

/** The last piece of one product after the other is sold, and each process says so in time. */
export async function changesAreShown(cluster: Cluster): Promise<Outcome> {
  return withPool(cluster, async (pool) => {
    const shown: Shown[] = []
    for (let done = 0; done < changes; done += 1) {
      const sale = await prepareSale(cluster, pool)
      shown.push(...(await settle('last piece', sale, await sell(sale))))
    }
    return outcomeOf(shown, `${changes} last pieces sold`)
  })
}

/**
 * A last piece is sold by a primary that announces nothing any more and is then killed, another by the first order that the next primary
 * takes: from then on each process says both in time.
 */
export async function changesAreShownAfterFailover(cluster: Cluster): Promise<Outcome> {
  return withPool(cluster, async (pool) => {
    const [unheard, first] = [await prepareSale(cluster, pool), await prepareSale(cluster, pool)]
    const primary = await cluster.leader()
    await silence(pool)
    const soldAt = await sell(unheard)
    await unheard.watch.answers(3)
    const isUnheard = unheard.watch.watched.every(({ looks }) => looks.at(-1)?.isNew === false)
    await primary.kill()
    const confirmedAt = await sell(first)
    const shown = [
      ...(await settle('sold unheard before', unheard, confirmedAt)),
      ...(await settle('sold by the next primary', first, confirmedAt)),
    ]
    primary.startPatroni()
    await cluster.untilWhole()
    const outcome = outcomeOf(
      shown,
      `primary killed, the next order confirmed ${seconds(confirmedAt - soldAt)} s after the one before`,
    )
    if (isUnheard) return outcome
    return { isGood: false, lines: [...outcome.lines, 'The change before the failover was heard after all'] }
  })
}

/** Each process has answered from memory before the sale. */
async function prepareSale(cluster: Cluster, pool: pg.Pool): Promise<Sale> {
  const db = drizzle({ client: pool })
  const product = await addProduct({ db }, { stock: 1 })
  const [buyer] = await newBuyers({ db }, shopOrigin, 1, () => [product])
  if (!buyer) throw new Error('One was asked for')
  const watch = watchLastPiece(cluster, product)
  await watch.answers(5)
  return { product, buyer, watch }
}

/** Sends the order until it is confirmed. Returns when it was. */
async function sell({ buyer }: Sale): Promise<number> {
  const end = performance.now() + untilSold
  const shopper = shopperOf(buyer, shopOrigin)
  while (performance.now() < end) {
    const answer = await shopper.checkout(buyer.request, buyer.key).catch(() => undefined)
    if (answer?.status === 200) return performance.now()
    await pause(20)
  }
  throw new Error(`No order was confirmed for ${seconds(untilSold)} s`)
}

/** Watches until twice the time that a change may take. */
async function settle(change: string, { watch }: Sale, confirmedAt: number): Promise<Shown[]> {
  await pause(confirmedAt + 2 * longest - performance.now())
  await watch.answers(1)
  await watch.stop()
  return watch.watched.map(({ place, looks }) => ({ change, place, after: shownAfter(looks, confirmedAt) }))
}

/** Stops those server processes that would tell the shop of changes: what is committed now is announced to nobody. */
async function silence(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'phaen changes'",
  )
  if (rows.length === 0) throw new Error('Nobody listens for changes')
  for (const { pid } of rows) signalIfThere(pid, 'SIGSTOP')
}

function outcomeOf(shown: readonly Shown[], what: string): Outcome {
  const slowest = (of: (one: Shown) => boolean) =>
    seconds(Math.max(...shown.filter(of).map(({ after }) => after)))
  const nameOf = ({ change, place }: Shown) => `${change}: ${place}`
  const timesOf = (name: string) =>
    shown.filter((one) => nameOf(one) === name).map(({ after }) => seconds(after))
  return {
    isGood: shown.every(({ after }) => after <= longest),
    lines: [
      [
        what,
        `all answers new after ${slowest(({ place }) => place.startsWith('answer'))} s at most`,
        `pages after ${slowest(({ place }) => place.startsWith('page'))} s; load ${loadavg()[0]?.toFixed(1)}`,
      ].join('; '),
      ...[...new Set(shown.map(nameOf))].map((name) => `${name} ${timesOf(name).join(', ')} s`),
    ],
  }
}
