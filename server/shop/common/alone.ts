import type { Database } from '../../db/database.ts'

/** Does the work unless another server is doing it now. */
export async function alone(pool: Database['pool'], lock: number, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  let isFree = false
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
    if (rows[0]?.mine) {
      await work()
      await client.query('select pg_advisory_unlock($1)', [lock])
    }
    isFree = true
  } finally {
    // Closing the connection always releases the lock.
    client.release(!isFree)
  }
}
