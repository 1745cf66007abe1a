import type { Locks } from '../../../src/flows/token-refresh/refresh-lock.ts'
import type { HeldCookies, SessionCookies, TokenPair } from '../../../src/lib/browser/session-cookies.ts'
import type { TabSignal } from '../../../src/lib/browser/tab-signal.ts'

/** The state that the tabs of a browser share. */
export interface OneBrowser {
  held: () => Partial<TokenPair>
  /** Creates the cookies of a tab; a change in a tab notifies the other tabs. */
  cookies: () => SessionCookies
  cartSignal: () => TabSignal
  locks: Locks
  network: { follow: (onReturn: () => void) => () => void; returns: () => void }
}

export function openBrowser(tokens: Partial<TokenPair>): OneBrowser {
  let held = tokens
  let signedOut: Pick<HeldCookies, 'hasSignedOut'> = {}
  const cookieSignal = betweenTabs()
  return {
    held: () => held,
    cookies() {
      const { tell, follow } = cookieSignal()
      const keep = (next: Partial<TokenPair>) => {
        held = next
        if (next.accessToken !== undefined) signedOut = {}
        tell()
      }
      return {
        read: () => ({ ...held, ...signedOut }),
        store: keep,
        removeAccessToken: () => {
          if (held.accessToken !== undefined) keep({ refreshToken: held.refreshToken })
        },
        clear: () => keep({}),
        signOut: () => {
          signedOut = { hasSignedOut: true }
          keep({})
        },
        follow,
      }
    },
    cartSignal: betweenTabs(),
    locks: createLocks(),
    network: createNetwork(),
  }
}

function createNetwork(): OneBrowser['network'] {
  const listeners = new Set<() => void>()
  return {
    follow(onReturn) {
      listeners.add(onReturn)
      return () => listeners.delete(onReturn)
    },
    returns: () => {
      for (const hear of listeners) hear()
    },
  }
}

/** Sends messages to the other tabs, not to the sending tab. */
function betweenTabs(): () => TabSignal {
  const listeners = new Map<symbol, () => void>()
  return () => {
    const tab = Symbol('tab')
    return {
      tell: () => {
        for (const [listener, hear] of listeners) if (listener !== tab) hear()
      },
      follow(onSignal) {
        listeners.set(tab, onSignal)
        return () => listeners.delete(tab)
      },
    }
  }
}

/** Locks that are granted in the order of the requests. */
function createLocks(): Locks {
  let last = Promise.resolve()
  return {
    async request(_, { signal }, hold) {
      const before = last
      let done = () => {}
      last = new Promise((resolve) => (done = resolve))
      await before
      try {
        signal.throwIfAborted()
        await hold()
      } finally {
        done()
      }
    },
  }
}
