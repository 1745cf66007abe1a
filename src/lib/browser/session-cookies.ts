import Cookies from 'js-cookie'
import { createTabSignal, type TabSignal } from './tab-signal.ts'

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

export interface HeldCookies extends Partial<TokenPair> {
  /** Why there are no tokens: a tab signed out. Tokens that are gone without it have expired, or were refused. */
  hasSignedOut?: boolean
}

/** Stores the two tokens and notifies the other tabs of changes. */
export interface SessionCookies {
  read: () => HeldCookies
  store: (tokens: TokenPair) => void
  /** Keeps the refresh token, which is about to be exchanged. */
  removeAccessToken: () => void
  clear: () => void
  /** Clears both, and leaves word for the other tabs, which may be asleep, that it was a sign-out. */
  signOut: () => void
  /** Calls back when the cookies may have changed elsewhere. Returns the function that unsubscribes. */
  follow: (onChange: () => void) => () => void
}

const accessName = 'access_token'
const refreshName = 'refresh_token'
/** A cookie, so that no tab sees the tokens gone before it sees why. It lives as long as they would have. */
const signedOutName = 'signed_out'

/** Specification part 9: token cookies live 24 hours. */
const lifeInDays = 1

/** The cookies of this browser. Tabs notify each other only if the browser has no cookie change events. */
export function createSessionCookies(
  others: TabSignal = 'cookieStore' in window ? cookieEvents : createTabSignal('session'),
): SessionCookies {
  const attributes = () =>
    ({ sameSite: 'lax', secure: window.location.protocol === 'https:', path: '/' }) as const
  const keep = (name: string, value: string) =>
    Cookies.set(name, value, { ...attributes(), expires: lifeInDays })
  const remove = (name: string) => Cookies.remove(name, attributes())
  const clear = () => {
    remove(accessName)
    remove(refreshName)
    others.tell()
  }
  return {
    read: () => ({
      accessToken: Cookies.get(accessName) || undefined,
      refreshToken: Cookies.get(refreshName) || undefined,
      ...(Cookies.get(signedOutName) && { hasSignedOut: true }),
    }),
    store({ accessToken, refreshToken }) {
      remove(signedOutName)
      keep(refreshName, refreshToken)
      keep(accessName, accessToken)
      others.tell()
    },
    removeAccessToken() {
      // A notified tab tries a refresh as well: if a removal without effect sent a notification, two tabs would
      // notify each other endlessly.
      if (Cookies.get(accessName) === undefined) return
      remove(accessName)
      others.tell()
    },
    clear,
    signOut() {
      keep(signedOutName, '1')
      clear()
    },
    follow(onChange) {
      const unfollow = others.follow(onChange)
      // A page that was suspended or restored from the back/forward cache has missed notifications.
      const look = () => {
        if (document.visibilityState === 'visible') onChange()
      }
      document.addEventListener('visibilitychange', look)
      window.addEventListener('pageshow', look)
      return () => {
        unfollow()
        document.removeEventListener('visibilitychange', look)
        window.removeEventListener('pageshow', look)
      }
    },
  }
}

const cookieEvents: TabSignal = {
  tell: () => undefined,
  follow(onChange) {
    window.cookieStore.addEventListener('change', onChange)
    return () => window.cookieStore.removeEventListener('change', onChange)
  },
}
