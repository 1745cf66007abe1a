import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { sql } from 'drizzle-orm'
import { defaultDatabaseSettings, type DatabaseSettings } from './database-settings.ts'
import { describeServer, inspectServer, warnOfEndlessStatements } from './check-server.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts'
import { openPool, type PoolOptions } from './pool.ts'
import { retryTransactions } from './retry-transactions.ts'

/** Runs queries: on the database, or within one transaction. */
export type Queries = NodePgDatabase

export type Search = <T>(work: (db: Queries) => Promise<T>) => Promise<T>

export type Database = {
  pool: pg.Pool
  db: Queries
  /** For searches, whose cost whoever types decides: one connection, and little time for each statement. */
  search: Search
  /** PostgreSQL itself, where the others lead through a pooler: for migrations, and to hear of changes. */
  direct: pg.Pool
  /** Absent where no replica is read from. */
  replica?: ReplicaPools
  /** Waits for running queries, then disconnects; the last server on an embedded database stops it. */
  close(): Promise<void>
}

/** Both give up after a second without a connection, so that a server which is away is noticed soon. */
export interface ReplicaPools {
  replicas: pg.Pool
  /** PostgreSQL itself, to be asked each second how far it is. */
  primary: pg.Pool
}

export type DatabaseOptions = Partial<DatabaseSettings> & {
  /** Where the server's own PostgreSQL keeps its data. */
  dataDir: string
  log: (line: string) => void
}

/** The server itself gives up a statement that takes too long; until it says so, this passes at most. */
const onTheWay = 5_000
const searchTimeout = 1_500
const replicaPatience = 1_000

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl = '', directUrl = databaseUrl, replicaUrl, dataDir, log } = options
  if (databaseUrl !== '') {
    const addresses = { usual: checkedUrl(databaseUrl), direct: directUrl, replica: replicaUrl }
    const pools = openPools(addresses, options)
    try {
      await inspectServer(pools.pool, databaseUrl, log)
      if (isPooled(addresses)) await warnOfEndlessStatements(pools.pool, log)
    } catch (error) {
      await endAll(pools)
      throw error
    }
    return withDrizzle(pools, log, () => endAll(pools))
  }
  const onRestart = (url: string) => {
    for (const pool of Object.values(pools)) pool.options.connectionString = url
  }
  const embedded = await openEmbeddedDatabase({ dataDir, log, onRestart })
  const pools = openPools({ usual: embedded.url, direct: embedded.url }, options)
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
  replicas?: pg.Pool
  primary?: pg.Pool
}

interface Addresses {
  usual: string
  direct: string
  replica?: string | undefined
}

/** A pooler's connections serve one transaction each: they take no settings at their start. */
const isPooled = ({ usual, direct }: Addresses) => direct !== usual

function openPools(addresses: Addresses, options: DatabaseOptions): Pools {
  const { poolSize, patience, statementTimeout, lifetime } = { ...defaultDatabaseSettings, ...options }
  const open = (url: string, size: number, limits: Partial<PoolOptions> = {}) =>
    openPool(url, { log: options.log, patience, lifetime, size, ...limits })
  const within = (most: number) => ({
    silence: most + onTheWay,
    ...(!isPooled(addresses) && { statementTimeout: most }),
  })
  return {
    pool: open(addresses.usual, poolSize, within(statementTimeout)),
    searchPool: open(addresses.usual, 1, within(searchTimeout)),
    direct: open(addresses.direct, 1),
    ...(addresses.replica !== undefined && {
      replicas: open(addresses.replica, poolSize, {
        statementTimeout: searchTimeout,
        silence: searchTimeout + replicaPatience,
        patience: replicaPatience,
      }),
      primary: open(addresses.direct, 1, { silence: replicaPatience, patience: replicaPatience }),
    }),
  }
}

const endAll = (pools: Pools) => Promise.all(Object.values(pools).map((pool) => pool.end()))

function withDrizzle(
  { pool, searchPool, direct, replicas, primary }: Pools,
  log: DatabaseOptions['log'],
  end: () => Promise<unknown>,
): Database {
  let closing: Promise<void> | undefined
  const db = retryTransactions(queryBuilderOn(pool), log)
  const searchDb = queryBuilderOn(searchPool)
  const search: Search = searchPool.options.statement_timeout
    ? (work) => work(searchDb)
    : (work) => searchDb.transaction((tx) => inShortTime(tx, work))
  const replica = replicas && primary && { replicas, primary }
  return {
    pool,
    db,
    search,
    direct,
    ...(replica && { replica }),
    close: () => (closing ??= end().then(() => undefined)),
  }
}

/**
 * The query builder's own transactions keep their connection for ever when `begin` fails, as it does at a failover: after as many
 * as the pool has, nobody gets one any more.
 */
function queryBuilderOn(pool: pg.Pool): NodePgDatabase {
  const db: NodePgDatabase = drizzle({ client: pool })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

async function inShortTime<T>(tx: Queries, work: (db: Queries) => Promise<T>): Promise<T> {
  await tx.execute(sql.raw(`set local statement_timeout = ${searchTimeout}`))
  return work(tx)
}

function checkedUrl(databaseUrl: string): string {
  if (describeServer(databaseUrl) !== undefined) return databaseUrl
  throw new DatabaseStartError(
    'DATABASE_URL is not the address of a PostgreSQL database: it should read postgresql://user:password@host:5432/name, with special characters of the password percent-encoded.',
  )
}
