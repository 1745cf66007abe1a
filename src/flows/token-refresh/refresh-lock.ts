export interface RefreshLock {
  /** Resolves once this tab holds the lock. */
  take: () => Promise<void>
  /** Releases the lock, or stops waiting for it. */
  release: () => void
}

/** The part of the browser's `LockManager` that the refresh lock uses. */
export interface Locks {
  request: (name: string, options: { signal: AbortSignal }, hold: () => Promise<void>) => Promise<void>
}

const lockName = 'token-refresh'

/**
 * Allows one refresh at a time across all tabs of this browser. Without lock support a tab proceeds at once,
 * which is safe because the server returns the same new tokens to two tabs that exchange the same token.
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
