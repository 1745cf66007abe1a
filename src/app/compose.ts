import type { i18n as Translations } from 'i18next'
import { createActor, waitFor, type Actor } from 'xstate'
import type { appMachine } from '../../machines/app/app.machine.ts'
import { languageMachine } from '../../machines/language/language.machine.ts'
import { loadingMachine } from '../../machines/loading/loading.machine.ts'
import { snackbarMachine } from '../../machines/snackbar/snackbar.machine.ts'
import { createShopClient } from '../api/client.ts'
import type { ShopClient } from '../api/shop-client.ts'
import type { CartActor } from '../features/cart/cart-actor.ts'
import { loadWordsInto } from '../features/language/actors/load-words.ts'
import type { LanguageActor } from '../features/language/use-language.ts'
import type { LoadingActor } from '../features/loading/use-loading.ts'
import type { ProfileActor } from '../features/profile/use-profile.ts'
import type { SessionActor } from '../features/session/use-session.ts'
import type { SnackbarActor } from '../features/snackbar/use-snackbar.ts'
import { createRefusedRequests } from '../features/token-refresh/refused-requests.ts'
import { createTranslations } from '../i18n/translations.ts'
import { composeCustomer } from './compose/compose-customer.ts'
import type { ComposeOptions } from './compose/compose-options.ts'
import { composeSession } from './compose/compose-session.ts'
import { connect } from './compose/connect.ts'

export interface Shop {
  app: Actor<typeof appMachine>
  session: SessionActor
  cart: CartActor
  profile: ProfileActor
  language: LanguageActor
  loading: LoadingActor
  snackbar: SnackbarActor
  client: ShopClient
  translations: Translations
  stop: () => void
}

/** The one place where machines meet their effects. Each call builds a shop of its own: one a page, one a request. */
export async function composeShop(options: ComposeOptions): Promise<Shop> {
  const translations = await createTranslations(options.language)
  const { inspect, cookies } = options

  const loading = createActor(loadingMachine, { inspect })
  const snackbar = createActor(snackbarMachine, { inspect })
  const language = createActor(
    languageMachine.provide({
      actors: { loadWords: loadWordsInto(translations) },
      actions: { remember: (_, params) => options.rememberLanguage(params.language) },
    }),
    { input: { language: options.language }, inspect },
  )
  const refusals = createRefusedRequests()
  const client = createShopClient({
    baseUrl: options.apiBaseUrl,
    fetch: options.fetch,
    readAccessToken: () => cookies.read().accessToken || undefined,
    readLanguage: () => language.getSnapshot().context.language,
    onRequestStarted: () => loading.send({ type: 'loading.start' }),
    onRequestEnded: () => loading.send({ type: 'loading.stop' }),
    refusals,
  })
  const { session, tokenRefresh } = composeSession({ ...options, client, loading, refusals })
  const { app, cart, profile } = composeCustomer({ ...options, client })

  const disconnect = connect({ app, session, cart, profile, language, snackbar }, options)
  const all = [loading, snackbar, language, tokenRefresh, cart, profile, app, session]
  for (const actor of all) actor.start()
  return {
    app,
    session,
    cart,
    profile,
    language,
    loading,
    snackbar,
    client,
    translations,
    stop() {
      disconnect()
      for (const actor of all.toReversed()) actor.stop()
    },
  }
}

/** For the server: a page is rendered once nothing is on its way any more. */
export async function settled(shop: Shop): Promise<void> {
  await waitFor(shop.app, (snapshot) => !snapshot.hasTag('pending'))
}
