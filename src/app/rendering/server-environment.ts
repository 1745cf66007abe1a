import type { ComposeOptions } from '../compose/compose-options.ts'

const nothing = () => undefined

/**
 * On the server the shop only renders pages: the presence of the cookie decides whether a customer is signed
 * in, and customer data but the cart in its page is loaded in the browser. The token's value is not needed here and is empty.
 */
export function serverEnvironment(hasAccessToken: boolean) {
  // Created for each page, so that everything waiting for it can be garbage-collected with the page.
  const never = new Promise<void>(() => undefined)
  return {
    cookies: {
      read: () => (hasAccessToken ? { accessToken: '' } : {}),
      store: nothing,
      removeAccessToken: nothing,
      clear: nothing,
      signOut: nothing,
      follow: () => nothing,
    },
    lock: { take: () => never, release: nothing },
    cartSignal: { tell: nothing, follow: () => nothing },
    followNetwork: () => nothing,
    followLanguage: () => nothing,
    followGuestLines: () => nothing,
    forgetLeftPages: nothing,
    forgetLanguageOfAddress: nothing,
    goHome: nothing,
    whenLive: never,
    rememberLanguage: nothing,
    repeatsOverloaded: false,
  } satisfies Partial<ComposeOptions>
}
