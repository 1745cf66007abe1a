import type pg from 'pg'

/** Resolves when a process on this database waits for a lock, or when the work is done without waiting. */
export async function untilWaiting(pool: Pick<pg.Pool, 'query'>, work: Promise<unknown>): Promise<void> {
  let isDone = false
  const settle = () => {
    isDone = true
  }
  work.then(settle, settle)
  while (!isDone && !(await hasWaiter(pool)));
}

async function hasWaiter(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount !== 0
}
