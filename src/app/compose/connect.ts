import type { Actor } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine.ts'
import type { cartMachine } from '../../../machines/cart/cart.machine.ts'
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import type { languageMachine } from '../../../machines/language/language.machine.ts'
import type { profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import type { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts'
import type { ProblemCode } from '../../api/problem.ts'
import { createPutAsideDelivery, type PutAsideDelivery } from '../../flows/cart/put-aside-delivery.ts'
import { summaryOf } from '../../flows/session/token-summary.ts'
import { showing, type Notice } from '../../flows/snackbar/say.ts'
import type { RefusedRequests } from '../../flows/token-refresh/refused-requests.ts'
import { dropAllDrafts } from '../../lib/form-draft-store.ts'
import { keepSeenPrices } from '../../lib/seen-prices.ts'
import { goodsPutAside, isWaiting } from '../../lib/put-aside.ts'
import type { ComposeOptions } from './compose-options.ts'
import { connectPutAside } from './connect-put-aside.ts'
import { telling } from './tell.ts'

interface Flows {
  app: Actor<typeof appMachine>
  session: Actor<typeof sessionMachine>
  tokenRefresh: Actor<typeof tokenRefreshMachine>
  cart: Actor<typeof cartMachine>
  profile: Actor<typeof profileMachine>
  language: Actor<typeof languageMachine>
  snackbar: Actor<typeof snackbarMachine>
}

interface Surroundings extends Pick<
  ComposeOptions,
  | 'cookies'
  | 'cartSignal'
  | 'followNetwork'
  | 'followLanguage'
  | 'forgetLeftPages'
  | 'forgetLanguageOfAddress'
  | 'whenLive'
> {
  refusedRequests: RefusedRequests
}

export interface Connections {
  /** Connects a page's checkout flow while that page is open. Returns the function that disconnects it. */
  attachCheckout: (checkout: Actor<typeof checkoutMachine>) => () => void
  /** Stops listening to other tabs and the network. */
  stop: () => void
}

/** Connects the flows as the table in machines/README.md says. Flows are connected here and in what this calls. */
export function connect(flows: Flows, surroundings: Surroundings): Connections {
  const putAside = createPutAsideDelivery()
  // First, because the cart forgets its changes when a session ends.
  flows.session.on('session.ended', ({ by }) => {
    if (by === 'refresh') putAside.keepUnsent(flows.cart.getSnapshot().context)
  })
  connectSession(flows, surroundings)
  connectTokenRefresh(flows, surroundings)
  connectLanguage(flows, surroundings)
  connectCustomer(flows, surroundings, putAside)
  connectPutAside(flows, putAside, surroundings.whenLive)
  return {
    attachCheckout: (checkout) => attachCheckout(checkout, flows, surroundings),
    stop: followSurroundings(flows, surroundings),
  }
}

function connectSession(
  { session, tokenRefresh, cart, profile, snackbar }: Flows,
  { forgetLeftPages, whenLive }: Surroundings,
) {
  telling(session, cart).on('session.began', () => ({ type: 'token.appeared' }))
  telling(session, profile).on('session.began', () => ({ type: 'token.appeared' }))
  // Goods that were put aside have a message of their own, and the snackbar shows one at a time.
  telling(session, snackbar).on('session.began', ({ by }) =>
    by === 'signIn' && !goodsPutAside().some(isWaiting) ? showing('signedIn') : undefined,
  )
  session.on('session.began', forgetLeftPages)

  telling(session, tokenRefresh).on('session.ended', () => ({ type: 'session.ended' }))
  telling(session, cart).on('session.ended', () => ({ type: 'token.disappeared' }))
  telling(session, profile).on('session.ended', () => ({ type: 'token.disappeared' }))
  telling(session, snackbar).on('session.ended', ({ by }) => showing(noticeOfEnd[by]))
  session.on('session.ended', forgetLeftPages)
  // A sign-out deletes all drafts; after a session expires the customer can continue with them.
  session.on('session.ended', ({ by }) => {
    if (by !== 'refresh') {
      dropAllDrafts()
      keepSeenPrices({})
    }
  })

  // Customer data is not requested before the page is hydrated.
  telling(session, tokenRefresh).on('refresh.wanted', () => ({ type: 'refresh.ask' }), whenLive)
}

const noticeOfEnd = {
  signOut: 'signedOut',
  otherTab: 'signedOut',
  otherCustomer: 'otherCustomer',
  refresh: 'REFRESH_REFUSED',
} as const

function connectTokenRefresh({ session, tokenRefresh }: Flows, { cookies, refusedRequests }: Surroundings) {
  telling(tokenRefresh, session).on('refresh.started', (event) => event)
  telling(tokenRefresh, session).on('refresh.succeeded', ({ type }) => ({
    type,
    customerId: summaryOf(cookies.read()).customerId,
  }))
  telling(tokenRefresh, session).on('refresh.postponed', (event) => event)
  telling(tokenRefresh, session).on('refresh.failed', (event) => event)

  tokenRefresh.on('requests.repeat', ({ ids }) => refusedRequests.repeat(ids))
  tokenRefresh.on('requests.giveUp', ({ ids }) => refusedRequests.giveUp(ids))
  // The code comes from the API client, which rejected the refresh with it.
  tokenRefresh.on('requests.fail', ({ ids, code }) => refusedRequests.fail(ids, code as ProblemCode))
}

function connectLanguage({ app, cart, language, snackbar }: Flows, surroundings: Surroundings) {
  telling(language, app).on('language.changed', (event) => event)
  // The cart holds product names in one language.
  telling(language, cart).on('language.changed', () => ({ type: 'cart.changedElsewhere' }))
  language.on('language.changed', surroundings.forgetLeftPages)
  language.on('language.changed', surroundings.forgetLanguageOfAddress)
  telling(language, snackbar).on('language.refused', () => showing('languageChangeFailed'))
}

function connectCustomer(
  { session, cart, profile, snackbar }: Flows,
  { cartSignal }: Surroundings,
  putAside: PutAsideDelivery,
) {
  cart.on('cart.changed', cartSignal.tell)
  telling(cart, snackbar).on('cart.changed', ({ granted }) => {
    if (putAside.isOurs(granted)) return showing('putAsideAdded')
    return granted.some(({ op }) => op === 'add') ? showing('addedToCart') : undefined
  })
  // A dialog names the goods that were put aside and refused.
  telling(cart, snackbar).on('cart.refused', ({ code }) =>
    putAside.isOurs(cart.getSnapshot().context.refused) ? showing('signedIn') : showing(code as Notice),
  )
  telling(profile, snackbar).on('profile.saved', ({ what }) => showing(noticeOfSaved[what]))
  telling(profile, snackbar).on('data.exported', () => showing('dataExported'))
  // Comes before the sign-out, whose own notice is ignored while this one is shown.
  telling(profile, snackbar).on('account.erased', () => showing('accountErased'))
  telling(profile, session).on('account.erased', () => ({ type: 'signOut' }))
}

const noticeOfSaved = {
  personal: 'profileSaved',
  invoice: 'companySaved',
  billing: 'billingSaved',
  news: 'newsSaved',
} as const

function attachCheckout(
  checkout: Actor<typeof checkoutMachine>,
  { session, cart, language }: Flows,
  { cartSignal }: Surroundings,
) {
  const rows = [
    // The order was refused because the cart is no longer what it was.
    telling(checkout, cart).on('cart.outdated', () => ({ type: 'cart.changedElsewhere' })),
    // The checkout holds product names in one language.
    telling(language, checkout).on('language.changed', () => ({ type: 'cart.reload' })),
    // The order has consumed its lines, here and in the other tabs.
    telling(checkout, cart).on('order.placed', () => ({ type: 'cart.changedElsewhere' })),
    checkout.on('order.placed', cartSignal.tell),
    telling(session, checkout).on('session.ended', ({ type, by }) => ({
      type,
      by: by === 'otherCustomer' ? 'otherTab' : by,
    })),
    telling(session, checkout).on('session.began', ({ type, customerId }) =>
      customerId === undefined ? undefined : { type, customerId },
    ),
  ]
  return () => {
    for (const row of rows) row.unsubscribe()
  }
}

/** Events of other tabs and of the network are handled after hydration, because they may change the page. */
function followSurroundings(
  { app, session, tokenRefresh, cart, profile, language }: Flows,
  { cookies, cartSignal, followNetwork, followLanguage, whenLive }: Surroundings,
) {
  const look = () => session.send({ type: 'cookies.changed', cookies: summaryOf(cookies.read()) })
  const readAgain = () => {
    // Runs first, so that the reloads below wait for the refresh.
    tokenRefresh.send({ type: 'network.returned' })
    app.send({ type: 'categories.retry' })
    cart.send({ type: 'cart.retry' })
    profile.send({ type: 'profile.retry' })
  }
  const stops: (() => void)[] = []
  let isStopped = false
  void whenLive.then(() => {
    if (isStopped) return
    stops.push(
      followLanguage((chosen) => language.send({ type: 'language.chosenElsewhere', language: chosen })),
      cookies.follow(look),
      cartSignal.follow(() => cart.send({ type: 'cart.changedElsewhere' })),
      followNetwork(readAgain),
    )
    // The cookies may have changed since the server rendered the page.
    look()
  })
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
