import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describeServer, inspectServer } from './check-server.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts'
import { retryTransactions } from './retry-transactions.ts'

/** Runs queries: on the database, or within one transaction. */
export type Queries = NodePgDatabase

export type Database = {
  pool: pg.Pool
  db: Queries
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

/** Four servers share an embedded database of 60 connections with room to spare. */
const defaultPoolSize = 12
const defaultPatience = 10_000

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') {
    const pool = openPool(checkedUrl(options.databaseUrl), options)
    await inspectServer(pool, options.databaseUrl, options.log).catch(async (error: unknown) => {
      await pool.end()
      throw error
    })
    return withDrizzle(pool, options.log, () => pool.end())
  }
  const { dataDir, log } = options
  const onRestart = (url: string) => (pool.options.connectionString = url)
  const embedded = await openEmbeddedDatabase({ dataDir, log, onRestart })
  const pool = openPool(embedded.url, options)
  pool.on('error', () => embedded.look())
  return withDrizzle(pool, options.log, async () => {
    await pool.end()
    await embedded.close()
  })
}

function openPool(connectionString: string, options: DatabaseOptions): pg.Pool {
  const { log, poolSize = defaultPoolSize, patience = defaultPatience } = options
  const pool = new pg.Pool({
    connectionString,
    application_name: 'phaen',
    max: poolSize,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  })
  // Without listeners the death of a connection, idle or between two queries of a transaction, would end the
  // process. The pool opens new ones by itself, and the next query on a dead one fails.
  pool.on('error', (error) => log(`An idle database connection was lost: ${error.message}`))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function withDrizzle(pool: pg.Pool, log: DatabaseOptions['log'], end: () => Promise<void>): Database {
  let closing: Promise<void> | undefined
  const db = retryTransactions(drizzle({ client: pool }), log)
  return { pool, db, close: () => (closing ??= end()) }
}

function checkedUrl(databaseUrl: string): string {
  if (describeServer(databaseUrl) !== undefined) return databaseUrl
  throw new DatabaseStartError(
    'DATABASE_URL is not the address of a PostgreSQL database: it should read postgresql://user:password@host:5432/name, with special characters of the password percent-encoded.',
  )
}
