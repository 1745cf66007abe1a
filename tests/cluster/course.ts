import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { SeededRandom } from '@phaen/statecharts'
import { addProduct } from '../support/api/test-product.ts'
import type { Cluster } from './cluster.ts'
import { faults } from './faults.ts'
import type { Run } from './report.ts'
import { startStream } from './stream.ts'
import { judgeRun } from './verdict.ts'
import { withPool } from './with-pool.ts'

const stock = 1_000_000

/** One fault under load, until the cluster is whole again, and what became of what the shop had confirmed. */
export async function runOnce(cluster: Cluster, fault: string, random: SeededRandom): Promise<Run> {
  return withPool(cluster, async (pool) => {
    const product = await addProduct({ db: drizzle({ client: pool }) }, { stock })
    const stream = await startStream(pool, product, random)
    await pause(2_000 + random.upTo(2_000))
    await faults[fault]?.({ cluster, random, nextOrder: stream.nextOrder })
    await stream.nextOrder()
    await cluster.untilWhole()
    await pause(2_000)
    await stream.nextOrder()
    await stream.stop()
    const verdict = await judgeRun(stream.load, pool, { variantId: product.variantId, before: stock })
    const { reads, visits } = stream
    return { fault, verdict, reads, visits, refused: stream.load.refused, busy: loadavg()[0] ?? 0 }
  })
}
