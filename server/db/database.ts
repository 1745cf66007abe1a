import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { describeServer, inspectServer } from './check-server.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts'
import { openPool, type PoolOptions } from './pool.ts'
import { retryTransactions } from './retry-transactions.ts'

/** Runs queries: on the database, or within one transaction. */
export type Queries = NodePgDatabase

export type Database = {
  pool: pg.Pool
  db: Queries
  /** For searches, whose cost whoever types decides: one connection, and little time for each statement. */
  searchDb: Queries
  /** For what takes its time: migrations. */
  direct: pg.Pool
  /** Waits for running queries, then disconnects; the last server on an embedded database stops it. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Any PostgreSQL from 15 on. Without it the server brings its own. */
  databaseUrl?: string
  /** Where the server's own PostgreSQL keeps its data. */
  dataDir: string
  log: (line: string) => void
  poolSize?: number
  /** How long a query waits for a free connection, in milliseconds. */
  patience?: number
}

/** Four servers share an embedded database of 70 connections: each has these, one for searches and one that listens. */
const defaultPoolSize = 12
const defaultPatience = 10_000
/** The server itself gives up a statement that takes too long; until it says so, this passes at most. */
const onTheWay = 5_000

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl = '', dataDir, log } = options
  if (databaseUrl !== '') {
    const pools = openPools(checkedUrl(databaseUrl), options)
    await inspectServer(pools.pool, databaseUrl, log).catch(async (error: unknown) => {
      await endAll(pools)
      throw error
    })
    return withDrizzle(pools, log, () => endAll(pools))
  }
  const onRestart = (url: string) => {
    for (const pool of Object.values(pools)) pool.options.connectionString = url
  }
  const embedded = await openEmbeddedDatabase({ dataDir, log, onRestart })
  const pools = openPools(embedded.url, options)
  for (const pool of Object.values(pools)) pool.on('error', () => embedded.look())
  return withDrizzle(pools, log, async () => {
    await endAll(pools)
    await embedded.close()
  })
}

interface Pools {
  pool: pg.Pool
  searchPool: pg.Pool
  direct: pg.Pool
}

function openPools(connectionString: string, options: DatabaseOptions): Pools {
  const { log, poolSize = defaultPoolSize, patience = defaultPatience } = options
  const open = (size: number, limits: Partial<PoolOptions> = {}) =>
    openPool(connectionString, { log, patience, size, ...limits })
  const within = (statementTimeout: number) => ({ statementTimeout, silence: statementTimeout + onTheWay })
  return { pool: open(poolSize, within(15_000)), searchPool: open(1, within(1_500)), direct: open(1) }
}

const endAll = (pools: Pools) => Promise.all(Object.values(pools).map((pool) => pool.end()))

function withDrizzle(
  { pool, searchPool, direct }: Pools,
  log: DatabaseOptions['log'],
  end: () => Promise<unknown>,
): Database {
  let closing: Promise<void> | undefined
  const db = retryTransactions(drizzle({ client: pool }), log)
  const searchDb = drizzle({ client: searchPool })
  return { pool, db, searchDb, direct, close: () => (closing ??= end().then(() => undefined)) }
}

function checkedUrl(databaseUrl: string): string {
  if (describeServer(databaseUrl) !== undefined) return databaseUrl
  throw new DatabaseStartError(
    'DATABASE_URL is not the address of a PostgreSQL database: it should read postgresql://user:password@host:5432/name, with special characters of the password percent-encoded.',
  )
}
