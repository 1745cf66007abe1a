import type { i18n as Translations } from 'i18next'
import { createActor, waitFor, type Actor } from 'xstate'
import { appMachine } from '../../../machines/app/app.machine.ts'
import { cartDrawerMachine } from '../../../machines/cart-drawer/cart-drawer.machine.ts'
import { guestCartMachine } from '../../../machines/guest-cart/guest-cart.machine.ts'
import { languageMachine } from '../../../machines/language/language.machine.ts'
import { loadingMachine } from '../../../machines/loading/loading.machine.ts'
import { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import { createShopClient } from '../../api/client.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { loadCategoriesWith } from '../../flows/app/app-effects.ts'
import type { CheckoutLinks } from '../../flows/checkout/checkout-links.ts'
import type { CartActor } from '../../flows/cart/cart-actor.ts'
import { readGuestLines, storeGuestLines } from '../../flows/guest-cart/stored-lines.ts'
import type { CartDrawerActor } from '../../flows/cart-drawer/use-cart-drawer.ts'
import type { GuestCartActor } from '../../flows/guest-cart/use-guest-cart.ts'
import { loadWordsInto } from '../../flows/language/language-effects.ts'
import type { LanguageActor } from '../../flows/language/use-language.ts'
import type { LoadingActor } from '../../flows/loading/use-loading.ts'
import type { ProfileActor } from '../../flows/profile/use-profile.ts'
import type { SessionActor } from '../../flows/session/use-session.ts'
import type { SnackbarActor } from '../../flows/snackbar/use-snackbar.ts'
import { createRefusedRequests } from '../../flows/token-refresh/refused-requests.ts'
import { createTranslations } from '../../i18n/translations.ts'
import { composeCustomer } from './compose-customer.ts'
import type { ComposeOptions } from './compose-options.ts'
import { composeSession, composeTokenRefresh } from './compose-session.ts'
import { connect } from './connect.ts'
import { onRequestEvents } from './on-request-events.ts'

export interface Shop {
  app: Actor<typeof appMachine>
  session: SessionActor
  cart: CartActor
  guestCart: GuestCartActor
  cartDrawer: CartDrawerActor
  profile: ProfileActor
  language: LanguageActor
  loading: LoadingActor
  snackbar: SnackbarActor
  client: ShopClient
  translations: Translations
  checkoutLinks: CheckoutLinks
  stop: () => void
}

/** The one place where machines are given their effects. Each call builds a separate shop: one per page in the browser, one per request on the server. */
export async function composeShop(options: ComposeOptions): Promise<Shop> {
  const translations = options.translations ?? (await createTranslations(options.language, options.words))
  const { inspect, cookies } = options
  let { addresses } = options

  const loading = createActor(loadingMachine, { id: 'loading', inspect })
  const snackbar = createActor(snackbarMachine, { id: 'snackbar', inspect })
  const language = createActor(
    languageMachine.provide({
      actors: { loadTranslations: loadWordsInto(translations) },
      actions: { remember: (_, params) => options.rememberLanguage(params.language) },
    }),
    { id: 'language', input: { language: options.language }, inspect },
  )
  const readAccessToken = () => cookies.read().accessToken || undefined
  const { onOverloaded, ...onRequests } = onRequestEvents({ loading, snackbar })
  const api = {
    baseUrl: options.apiBaseUrl,
    send: options.send,
    ...(options.repeatsOverloaded !== false && { onOverloaded }),
    readLanguage: () => language.getSnapshot().context.language,
  }
  const refusedRequests = createRefusedRequests(readAccessToken)
  const tokenRefresh = composeTokenRefresh({ ...options, client: createShopClient(api), refusedRequests })
  const client = createShopClient({
    ...api,
    readAccessToken,
    ...onRequests,
    refusals: refusedRequests.refreshGate(tokenRefresh),
  })
  const session = composeSession({ ...options, client, loading })
  const { cart, profile } = composeCustomer({ ...options, client })
  const guestCart = createActor(
    guestCartMachine.provide({ actions: { store: (_, { lines }) => storeGuestLines(lines) } }),
    { id: 'guestCart', input: { lines: readGuestLines(), now: Date.now() }, inspect },
  )
  const cartDrawer = createActor(cartDrawerMachine, { id: 'cartDrawer', inspect })
  const app = createActor(appMachine.provide({ actors: { loadCategories: loadCategoriesWith(client) } }), {
    id: 'app',
    input: { language: options.language, categories: options.categories },
    inspect,
  })

  const connections = connect(
    { app, session, tokenRefresh, cart, guestCart, cartDrawer, profile, language, snackbar },
    { ...options, refusedRequests },
  )
  // The session starts last, so that every other flow receives its first events.
  const all = [loading, snackbar, language, tokenRefresh, cart, guestCart, cartDrawer, profile, app, session]
  for (const actor of all) actor.start()
  // The first page shows it.
  if (options.cart) await waitFor(cart, (snapshot) => !snapshot.hasTag('pending'))
  return {
    app,
    session,
    cart,
    guestCart,
    cartDrawer,
    profile,
    language,
    loading,
    snackbar,
    client,
    translations,
    checkoutLinks: {
      attach(checkout) {
        const detach = connections.attachCheckout(checkout)
        return () => {
          // They may have changed by the time the checkout is opened again.
          addresses = undefined
          detach()
        }
      },
      servedAddresses: () => addresses,
      whenCartIsSent: async (signal) => {
        const isDelayed = () => guestCart.getSnapshot().matches({ awaitingCart: 'delayed' })
        if (isDelayed()) cart.send({ type: 'cart.retry' })
        await waitFor(cart, (snapshot) => !snapshot.hasTag('pending'), { signal })
        // The goods of a guest are sent one after the other.
        await waitFor(guestCart, (snapshot) => !snapshot.hasTag('pending'), { signal })
        await waitFor(cart, (snapshot) => !snapshot.hasTag('pending'), { signal })
        // Without the guest's goods the order would be incomplete.
        if (isDelayed()) throw { code: cart.getSnapshot().context.noticeCode }
      },
    },
    stop() {
      connections.stop()
      for (const actor of all.toReversed()) actor.stop()
    },
  }
}

/** For the server: resolves once the categories have loaded or failed, so that the page can be rendered. */
export async function settled(shop: Shop): Promise<void> {
  await waitFor(shop.app, (snapshot) => !snapshot.hasTag('pending'))
}
