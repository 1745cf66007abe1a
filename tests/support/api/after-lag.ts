import { expect, vi } from 'vitest'

/**
 * Reads again and again, each time a second later: a page may lag behind a change for a second and a half. Within a minute, since
 * pages and answers expire after five. The test restores the clock.
 */
export function afterLag<Read>(look: () => Promise<Read>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const last = Date.now() + 60_000
  const later = () => {
    vi.setSystemTime(Math.min(Date.now() + 1_000, last))
    return look()
  }
  // Sixty steps last as long as the patience, since a busy machine may hear of a change late.
  return expect.poll(later, { timeout: 20_000, interval: 300 })
}
