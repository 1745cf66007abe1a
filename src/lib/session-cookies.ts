import Cookies from 'js-cookie'
import { createTabSignal, type TabSignal } from './tab-signal.ts'

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** Where the two tokens are kept; what one tab changes, the others hear. */
export interface SessionCookies {
  read: () => Partial<TokenPair>
  store: (tokens: TokenPair) => void
  /** The refresh token stays: it is about to be exchanged. */
  removeAccessToken: () => void
  clear: () => void
  /** Calls back when the cookies may have changed elsewhere. Returns how to stop listening. */
  follow: (onChange: () => void) => () => void
}

const accessName = 'access_token'
const refreshName = 'refresh_token'

/** Specification part 9: token cookies live 24 hours. */
const lifeInDays = 1

/** The cookies of this browser. Where it tells of changed cookies itself, no tab has to. */
export function createSessionCookies(
  others: TabSignal = 'cookieStore' in window ? cookieEvents : createTabSignal('session'),
): SessionCookies {
  const attributes = () =>
    ({ sameSite: 'lax', secure: window.location.protocol === 'https:', path: '/' }) as const
  const keep = (name: string, value: string) =>
    Cookies.set(name, value, { ...attributes(), expires: lifeInDays })
  const remove = (name: string) => Cookies.remove(name, attributes())
  return {
    read: () => ({
      accessToken: Cookies.get(accessName) || undefined,
      refreshToken: Cookies.get(refreshName) || undefined,
    }),
    store({ accessToken, refreshToken }) {
      keep(refreshName, refreshToken)
      keep(accessName, accessToken)
      others.tell()
    },
    removeAccessToken() {
      // A tab that is told of a change tries a refresh as well: told of a removal that removed nothing, two tabs would
      // wake each other again and again.
      if (Cookies.get(accessName) === undefined) return
      remove(accessName)
      others.tell()
    },
    clear() {
      remove(accessName)
      remove(refreshName)
      others.tell()
    },
    follow(onChange) {
      const unfollow = others.follow(onChange)
      // A page that slept, or came back from the browser's memory, has heard nothing meanwhile.
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
