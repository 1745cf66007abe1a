import type { Database } from '../../db/database.ts'

/**
 * Does the work unless another server is doing it now. The lock is a transaction's, because behind a pooler a session's would
 * stay on a connection that others get; nothing else is in that transaction.
 */
export async function withTryLock(
  pool: Database['pool'],
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  let isFree = false
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      lock,
    ])
    if (rows[0]?.mine) await work()
    await client.query('commit')
    isFree = true
  } finally {
    // Closing the connection always releases the lock.
    client.release(!isFree)
  }
}
