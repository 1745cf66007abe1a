export interface RefreshLock {
  /** Resolves once this tab holds the lock. */
  take: () => Promise<void>
  /** Releases the lock, or stops waiting for it. */
  release: () => void
}

/** As much of the browser's lock manager as is needed. */
export interface Locks {
  request: (name: string, options: { signal: AbortSignal }, hold: () => Promise<void>) => Promise<void>
}

const lockName = 'token-refresh'

/**
 * One refresh at a time in all tabs of this browser. Where there are no locks a tab goes ahead at once: the server
 * answers two tabs that exchange the same token with the same new ones.
 */
export function createRefreshLock(locks: Locks | undefined): RefreshLock {
  let release = () => {}
  return {
    take: () =>
      new Promise((taken, refused) => {
        if (!locks) return taken()
        const waiting = new AbortController()
        release = () => waiting.abort()
        const hold = () => {
          taken()
          return new Promise<void>((done) => {
            release = done
          })
        }
        locks.request(lockName, { signal: waiting.signal }, hold).catch(refused)
      }),
    release: () => release(),
  }
}
