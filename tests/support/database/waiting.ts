import type pg from 'pg'

const pause = 5

type Asked = Pick<pg.Pool, 'query'>

/** Waits until processes on this database wait for a lock, at least so many; returns their process ids. */
export async function untilWaiting(pool: Asked, atLeast = 1): Promise<number[]> {
  return poll(async () => {
    const pids = await waiting(pool)
    return pids.length >= atLeast ? pids : undefined
  })
}

/** Waits until a process on this database waits for a lock, or until the work is done without waiting. */
export async function untilWaitingOrDone(pool: Asked, work: Promise<unknown>): Promise<void> {
  let isDone = false
  const settle = () => {
    isDone = true
  }
  work.then(settle, settle)
  await poll(async () => isDone || (await waiting(pool)).length > 0 || undefined)
}

/** Waits until the database has ended the processes of broken connections. */
export async function untilGone(pool: Asked, pids: readonly number[]): Promise<void> {
  await poll(async () => {
    const { rowCount } = await pool.query('select from pg_stat_activity where pid = any ($1)', [pids])
    return rowCount === 0 ? true : undefined
  })
}

async function waiting(pool: Asked): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.map(({ pid }) => pid)
}

async function poll<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
