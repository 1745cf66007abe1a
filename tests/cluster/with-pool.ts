import pg from 'pg'
import type { Cluster } from './cluster.ts'

/** Works on the database of a cluster that is whole, and whose shop answers. */
export async function withPool<Result>(
  cluster: Cluster,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  await cluster.untilWhole()
  await cluster.untilReady()
  const pool = new pg.Pool({ connectionString: cluster.databaseUrl, max: 4 })
  pool.on('error', () => undefined)
  return work(pool).finally(() => pool.end())
}
