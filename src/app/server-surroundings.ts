import type { ComposeOptions } from './compose/compose-options.ts'

type Surroundings = Pick<
  ComposeOptions,
  | 'cookies'
  | 'lock'
  | 'cartSignal'
  | 'followNetwork'
  | 'followLanguage'
  | 'forgetLeftPages'
  | 'forgetLanguageOfAddress'
  | 'goHome'
  | 'whenLive'
  | 'rememberLanguage'
>

const nothing = () => undefined

/**
 * A shop on the server draws pages and does nothing else: whether somebody is signed in is judged by the cookie alone,
 * and what belongs to the customer waits for the browser. The token itself stays unknown here, and is empty.
 */
export function serverSurroundings(hasAccessToken: boolean): Surroundings {
  // One for each page: what waits for it goes away with it.
  const never = new Promise<void>(() => undefined)
  return {
    cookies: {
      read: () => (hasAccessToken ? { accessToken: '' } : {}),
      store: nothing,
      removeAccessToken: nothing,
      clear: nothing,
      follow: () => nothing,
    },
    lock: { take: () => never, release: nothing },
    cartSignal: { tell: nothing, follow: () => nothing },
    followNetwork: () => nothing,
    followLanguage: () => nothing,
    forgetLeftPages: nothing,
    forgetLanguageOfAddress: nothing,
    goHome: nothing,
    whenLive: never,
    rememberLanguage: nothing,
  }
}
