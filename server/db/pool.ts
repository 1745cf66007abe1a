import { Socket } from 'node:net'
import pg from 'pg'
import { endsConnection } from './unavailable.ts'

export interface PoolOptions {
  size: number
  /** How long a query waits for a free connection, in milliseconds. */
  patience: number
  /** After how many milliseconds a connection is replaced: a balancer spreads the new ones. */
  lifetime: number
  /** How long a statement may take, in milliseconds; without it as long as it likes. */
  statementTimeout?: number
  /** After how many milliseconds without a word a server that owes an answer counts as lost. */
  silence?: number
  log: (line: string) => void
}

/**
 * Connections that recover by themselves: one whose server went away, became a standby or stays silent is dropped, and the next
 * query gets a new one.
 */
export function openPool(connectionString: string, options: PoolOptions): pg.Pool {
  const { size, patience, lifetime, statementTimeout, silence, log } = options
  const pool = new pg.Pool({
    connectionString,
    application_name: 'phaen',
    max: size,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: lifetime / 1_000,
    ...(statementTimeout !== undefined && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 15_000,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  const spent = new WeakSet<pg.PoolClient>()
  // Without listeners the death of a connection, idle or between two queries of a transaction, would end the
  // process. The pool opens new ones by itself, and the next query on a dead one fails.
  pool.on('error', (error) => log(`An idle database connection was lost: ${error.message}`))
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    client.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (endsConnection(code)) spent.add(client)
    })
    if (silence !== undefined) endWhenSilent(client, silence)
  })
  // The pool takes back no client that is ending.
  pool.on('release', (_error, client) => {
    if (spent.has(client)) void client.end().catch(() => undefined)
  })
  return pool
}

/** A server that vanished without a word would otherwise be waited for until the network gives up, for a quarter of an hour. */
function endWhenSilent({ connection }: pg.PoolClient, after: number): void {
  const { stream } = connection
  if (!(stream instanceof Socket)) return
  let answered = stream.bytesWritten
  connection.on('readyForQuery', () => {
    answered = stream.bytesWritten
  })
  stream.setTimeout(after, () => {
    if (stream.bytesWritten > answered) stream.destroy()
  })
}
