import type { Actor } from 'xstate'
import type { appMachine } from '../../../machines/app/app.machine.ts'
import type { cartMachine, LineChange } from '../../../machines/cart/cart.machine.ts'
import type { cartDrawerMachine } from '../../../machines/cart-drawer/cart-drawer.machine.ts'
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import type { guestCartMachine } from '../../../machines/guest-cart/guest-cart.machine.ts'
import type { languageMachine } from '../../../machines/language/language.machine.ts'
import type { profileMachine } from '../../../machines/profile/profile.machine.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { snackbarMachine } from '../../../machines/snackbar/snackbar.machine.ts'
import type { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts'
import type { ProblemCode } from '../../api/problem.ts'
import { endOfRefresh, summaryOf } from '../../flows/session/token-summary.ts'
import { snackbarEvent, type Notice } from '../../flows/snackbar/notify.ts'
import type { RefusedRequests } from '../../flows/token-refresh/refused-requests.ts'
import type { ComposeOptions } from './compose-options.ts'
import { clearCustomerData } from './clear-customer-data.ts'
import { forward } from './forward.ts'

interface Flows {
  app: Actor<typeof appMachine>
  session: Actor<typeof sessionMachine>
  tokenRefresh: Actor<typeof tokenRefreshMachine>
  cart: Actor<typeof cartMachine>
  guestCart: Actor<typeof guestCartMachine>
  cartDrawer: Actor<typeof cartDrawerMachine>
  profile: Actor<typeof profileMachine>
  language: Actor<typeof languageMachine>
  snackbar: Actor<typeof snackbarMachine>
}

interface Environment extends Pick<
  ComposeOptions,
  | 'cookies'
  | 'cartSignal'
  | 'followNetwork'
  | 'followLanguage'
  | 'followGuestLines'
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
export function connect(flows: Flows, environment: Environment): Connections {
  // First, because the cart forgets its changes when a session ends, and because the snackbar shows one message at a time.
  connectGuestCart(flows, environment)
  connectSession(flows, environment)
  connectTokenRefresh(flows, environment)
  connectLanguage(flows, environment)
  connectCustomer(flows, environment)
  connectCartDrawer(flows)
  return {
    attachCheckout: (checkout) => attachCheckout(checkout, flows, environment),
    stop: followEnvironment(flows, environment),
  }
}

/** What a guest wants in the cart is sent to the cart of the customer who signs in in this tab (decision 023). */
function connectGuestCart({ session, cart, guestCart, snackbar }: Flows, { whenLive }: Environment) {
  forward(session, guestCart).on('session.began', ({ type, by }) => ({ type, by }))
  forward(session, guestCart).on('session.ended', ({ type, by }) => {
    const { sending, waiting } = cart.getSnapshot().context
    // The server has refused the changes together with the token.
    const unsent = by === 'refresh' ? [...sending, ...waiting].filter((change) => change.op === 'add') : []
    // A tab with nothing unsent stores nothing, so that it does not overwrite what another tab has just stored.
    const end = unsent.length > 0 ? 'refresh' : 'elsewhere'
    return { type, by: by === 'signOut' ? by : end, unsent, at: Date.now() }
  })
  // The cart may change once the page is hydrated.
  forward(guestCart, cart).on(
    'line.send',
    ({ line, shown }) => ({ type: 'cart.change', change: { op: 'add', line, shown } }),
    whenLive,
  )
  forward(cart, guestCart).on('cart.loaded', ({ type }) => ({ type, at: Date.now() }))
  forward(cart, guestCart).on('cart.loadFailed', (event) => event)
  forward(cart, guestCart).on('cart.changed', ({ type, granted }) => ({
    type,
    lines: addedLines(granted),
    at: Date.now(),
  }))
  forward(cart, guestCart).on('cart.refused', ({ type, code }) => ({
    type,
    lines: refusedLines(cart),
    errorCode: code,
    at: Date.now(),
  }))
  // Only goods sent right after a sign-in are announced here: the cart and its drawer announce others.
  const afterSignIn =
    (notice: Notice) =>
    ({ isSignIn }: { isSignIn: boolean }) =>
      isSignIn ? snackbarEvent(notice) : undefined
  // The page of the cart and the checkout say that the cart could not be read.
  forward(guestCart, snackbar).on('line.delayed', afterSignIn('signedIn'))
  forward(guestCart, snackbar).on('line.taken', afterSignIn('guestCartAdded'))
  // A dialog names the goods that the cart refused.
  forward(guestCart, snackbar).on('line.refused', afterSignIn('signedIn'))
}

const addedLines = (changes: LineChange[]) =>
  changes.filter((change) => change.op === 'add').map(({ line }) => line)

const refusedLines = (cart: Flows['cart']) => addedLines(cart.getSnapshot().context.refused)

function connectSession(
  { session, tokenRefresh, cart, guestCart, profile, snackbar }: Flows,
  { forgetLeftPages, whenLive }: Environment,
) {
  forward(session, cart).on('session.began', ({ type }) => ({ type }))
  forward(session, profile).on('session.began', ({ type }) => ({ type }))
  // Goods that are on their way to the cart have a message of their own.
  forward(session, snackbar).on('session.began', ({ by }) =>
    by === 'signIn' && !guestCart.getSnapshot().hasTag('pending') ? snackbarEvent('signedIn') : undefined,
  )
  session.on('session.began', forgetLeftPages)

  forward(session, tokenRefresh).on('session.ended', ({ type }) => ({ type }))
  forward(session, cart).on('session.ended', ({ type }) => ({ type }))
  forward(session, profile).on('session.ended', ({ type }) => ({ type }))
  forward(session, snackbar).on('session.ended', ({ by }) => snackbarEvent(noticeOfEnd[by]))
  session.on('session.ended', ({ by }) => {
    forgetLeftPages()
    // After a session expires the customer can continue with the drafts.
    if (by !== 'refresh') clearCustomerData()
  })

  // Customer data is not requested before the page is hydrated.
  forward(session, tokenRefresh).on('refresh.wanted', () => ({ type: 'refresh.ask' }), whenLive)
}

const noticeOfEnd = {
  signOut: 'signedOut',
  otherTab: 'signedOut',
  otherCustomer: 'otherCustomer',
  refresh: 'REFRESH_REFUSED',
} as const

function connectTokenRefresh({ session, tokenRefresh }: Flows, { cookies, refusedRequests }: Environment) {
  forward(tokenRefresh, session).on('refresh.started', (event) => event)
  forward(tokenRefresh, session).on('refresh.succeeded', ({ type }) => ({
    type,
    customerId: summaryOf(cookies.read()).customerId,
  }))
  forward(tokenRefresh, session).on('refresh.postponed', (event) => event)
  forward(tokenRefresh, session).on('refresh.failed', (event) => endOfRefresh(event, cookies.read()))
  tokenRefresh.on('requests.repeat', ({ ids }) => refusedRequests.repeat(ids))
  tokenRefresh.on('requests.giveUp', ({ ids }) => refusedRequests.giveUp(ids))
  // The code comes from the API client, which rejected the refresh with it.
  tokenRefresh.on('requests.fail', ({ ids, code }) => refusedRequests.fail(ids, code as ProblemCode))
}

function connectLanguage({ app, cart, language, snackbar }: Flows, environment: Environment) {
  forward(language, app).on('language.changed', (event) => event)
  // The cart holds product names in one language.
  forward(language, cart).on('language.changed', () => ({ type: 'cart.changedElsewhere' }))
  language.on('language.changed', environment.forgetLeftPages)
  language.on('language.changed', environment.forgetLanguageOfAddress)
  forward(language, snackbar).on('language.refused', () => snackbarEvent('languageChangeFailed'))
}

function connectCustomer({ session, cart, profile, snackbar }: Flows, { cartSignal }: Environment) {
  cart.on('cart.changed', cartSignal.tell)
  forward(cart, snackbar).on('cart.refused', ({ code }) => snackbarEvent(code as Notice))
  forward(profile, snackbar).on('profile.saved', ({ what }) => snackbarEvent(noticeOfSaved[what]))
  forward(profile, snackbar).on('data.exported', () => snackbarEvent('dataExported'))
  // Comes before the sign-out, whose own notice is ignored while this one is shown.
  forward(profile, snackbar).on('account.erased', () => snackbarEvent('accountErased'))
  forward(profile, session).on('account.erased', () => ({ type: 'signOut' }))
}

const noticeOfSaved = {
  personal: 'profileSaved',
  invoice: 'companySaved',
  billing: 'billingSaved',
  news: 'newsSaved',
  line: 'lineUnlinked',
} as const

/** Goods that a page puts into the cart are shown by the drawer, others are said by a message (decision 066). */
function connectCartDrawer({ session, cart, guestCart, cartDrawer, snackbar }: Flows) {
  forward(guestCart, cartDrawer).on('line.kept', ({ line }) => ({ type: 'goods.taken', lines: [line] }))
  forward(cart, cartDrawer).on('cart.changed', ({ granted }) => {
    const lines = addedLines(granted)
    return lines.length > 0 ? { type: 'goods.taken', lines } : undefined
  })
  forward(cart, cartDrawer).on('cart.refused', () => ({ type: 'goods.refused', lines: refusedLines(cart) }))
  forward(session, cartDrawer).on('session.ended', ({ type }) => ({ type }))
  forward(cartDrawer, snackbar).on('message.wanted', () => snackbarEvent('addedToCart'))
}

function attachCheckout(
  checkout: Actor<typeof checkoutMachine>,
  { session, cart, language }: Flows,
  { cartSignal }: Environment,
) {
  const rows = [
    // The order was refused because the cart is no longer what it was.
    forward(checkout, cart).on('cart.outdated', () => ({ type: 'cart.changedElsewhere' })),
    // The checkout holds product names in one language.
    forward(language, checkout).on('language.changed', () => ({ type: 'cart.reload' })),
    // The order has consumed its lines, here and in the other tabs.
    forward(checkout, cart).on('order.placed', () => ({ type: 'cart.changedElsewhere' })),
    checkout.on('order.placed', cartSignal.tell),
    forward(session, checkout).on('session.ended', ({ type }) => ({ type })),
  ]
  return () => {
    for (const row of rows) row.unsubscribe()
  }
}

/** Events of other tabs and of the network are handled after hydration, because they may change the page. */
function followEnvironment(
  { app, session, tokenRefresh, cart, guestCart, profile, language }: Flows,
  { cookies, cartSignal, followNetwork, followLanguage, followGuestLines, whenLive }: Environment,
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
      followGuestLines((lines) => guestCart.send({ type: 'lines.changedElsewhere', lines })),
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
