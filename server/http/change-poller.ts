import type pg from 'pg'

interface Polling {
  /** Called when something may have been committed since the last look. */
  onChanged: () => void
  /** Called when the database cannot be asked: from now on changes can be missed. */
  onLost: () => void
}

const aSecond = 1_000

/** What is visible now: the same as before only if nothing was committed meanwhile, by whomever. */
const visible = 'select pg_current_snapshot()::text || pg_postmaster_start_time()::text as version'

/** Looks each second whether anything was committed. Returns the function that ends it. */
export function pollForChanges(pool: pg.Pool, { onChanged, onLost }: Polling): () => void {
  let isEnded = false
  let version: string | undefined
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const found = await pool.query<{ version: string }>(visible).catch(() => undefined)
    if (isEnded) return
    const now = found?.rows[0]?.version
    if (now === undefined) onLost()
    else if (now !== version) onChanged()
    version = now
    timer = setTimeout(() => void look(), aSecond).unref()
  }
  void look()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
