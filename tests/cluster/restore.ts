import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { customersFor, goThrough, type Load } from '../faults/support/load.ts'
import type { Buyer } from '../faults/support/buyers.ts'
import { addProduct } from '../support/api/test-product.ts'
import { shopOrigin, type Cluster } from './cluster.ts'
import { seconds, summaryOf, type Outcome } from './report.ts'
import { isSound, judgeRun } from './verdict.ts'
import { withPool } from './with-pool.ts'

const stock = 1_000
const ordersEach = 15

/**
 * Backups while orders come in, one order more a second after a noted moment, everything destroyed, and back to that moment: what was
 * confirmed before it is there, and nothing after.
 */
export async function restoreToMoment(cluster: Cluster): Promise<Outcome> {
  return withPool(cluster, async (pool) => {
    const db = drizzle({ client: pool })
    const product = await addProduct({ db }, { stock })
    const buyers = await customersFor({ db }, shopOrigin, 3 * ordersEach + 2, product)
    const leader = await cluster.leader()
    const order = (many: number) => confirmed(buyers.splice(0, many))

    const before = await order(ordersEach)
    const full = await timed(async () => leader.backup('full'))
    before.push(...(await order(ordersEach)))
    const incremental = await timed(async () => leader.backup('incr'))
    before.push(...(await order(ordersEach)))
    const then = await ordersNow(pool)
    await pause(1_000)
    const after = await order(1)
    const check = await timed(async () => leader.pgbackrest('check'))
    const sizes = sizesOf(leader.pgbackrest('info', '--output=json'))

    const start = performance.now()
    await destroyAndRestore(cluster, then.moment)
    const whole = performance.now() - start
    const isSame = (await ordersNow(pool)).digest === then.digest
    await cluster.startShops()
    const ready = performance.now() - start

    const verdict = await judgeRun({ purchases: before, violations: [] }, pool, {
      variantId: product.variantId,
      before: stock,
    })
    const later = await storedOf(pool, after)

    const newest = await order(1)
    ;(await cluster.leader()).pgbackrest('check')
    const last = await ordersNow(pool)
    await destroyAndRestore(cluster, 'latest')
    const isNewest =
      (await ordersNow(pool)).digest === last.digest && (await storedOf(pool, newest)) === newest.length
    await cluster.startShops()
    return {
      isGood: isSound(verdict) && later === 0 && isSame && isNewest && verdict.confirmed === 3 * ordersEach,
      lines: [
        [
          `${verdict.confirmed} orders confirmed before the moment, ${summaryOf(verdict)}`,
          `${after.length} confirmed a second after it, ${later} there; all ${then.orders} orders ${isSame ? 'as' : 'NOT as'} at the moment`,
          `full backup ${seconds(full)} s, incremental ${seconds(incremental)} s (${sizes.join(', ')}), check ${seconds(check)} s`,
          `all destroyed, then three databases after ${seconds(whole)} s, the shop after ${seconds(ready)} s`,
          `one order more, destroyed again: all ${last.orders} orders ${isNewest ? 'as' : 'NOT as'} before; load ${loadavg()[0]?.toFixed(1)}`,
        ].join('; '),
        ...verdict.contradictions,
      ],
    }
  })
}

/** Everything is lost but the backups; the databases begin anew with one of them. */
async function destroyAndRestore(cluster: Cluster, moment: string): Promise<void> {
  await cluster.destroy()
  for (const node of cluster.nodes) node.beginWith(moment)
  await cluster.startDatabases()
  for (const node of cluster.nodes) node.beginWith(undefined)
}

/** Each orders, and every second one pays; all have to be confirmed. */
async function confirmed(buyers: readonly Buyer[]): Promise<Load['purchases']> {
  const purchases: Load['purchases'] = []
  for (const buyer of buyers) {
    const purchase: Load['purchases'][number] = { buyer, isPaid: false }
    await goThrough(purchase, shopOrigin)
    const isDone = buyer.request.paymentChannel === 'card' ? purchase.isPaid : purchase.orderId !== undefined
    if (!isDone) throw new Error(`An order of ${buyer.customerId} was not confirmed`)
    purchases.push(purchase)
  }
  return purchases
}

interface Orders {
  moment: string
  orders: number
  digest: string
}

/** The time of the database, and all orders as they are at it. */
async function ordersNow(pool: pg.Pool): Promise<Orders> {
  const { rows } = await pool.query<Orders>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as moment,
       count(*)::int as orders, md5(string_agg(orders::text, ' ' order by id)) as digest from orders`,
  )
  const [found] = rows
  if (!found) throw new Error('A count has one row')
  return found
}

async function storedOf(pool: pg.Pool, purchases: Load['purchases']): Promise<number> {
  const { rows } = await pool.query('select id from orders where customer_id = any ($1)', [
    purchases.map(({ buyer }) => buyer.customerId),
  ])
  return rows.length
}

interface Stanza {
  backup: { type: string; info: { delta: number; repository: { delta: number } } }[]
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** What the backups took of the database, and their room among the backups. */
function sizesOf(info: string): string[] {
  const [stanza] = JSON.parse(info) as Stanza[]
  return (stanza?.backup ?? []).map(
    ({ type, info: { delta, repository } }) =>
      `${type} ${megabytes(delta)} in ${megabytes(repository.delta)}`,
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
