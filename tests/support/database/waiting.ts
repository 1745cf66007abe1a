import type pg from 'pg'

const pause = 5

/** Waits until processes on this database wait for a lock, at least so many; returns their process ids. */
export async function untilWaiting(pool: pg.Pool, atLeast = 1): Promise<number[]> {
  return poll(async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length >= atLeast ? rows.map(({ pid }) => pid) : undefined
  })
}

/** Waits until the database has ended the processes of broken connections. */
export async function untilGone(pool: pg.Pool, pids: readonly number[]): Promise<void> {
  await poll(async () => {
    const { rowCount } = await pool.query('select from pg_stat_activity where pid = any ($1)', [pids])
    return rowCount === 0 ? true : undefined
  })
}

async function poll<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
