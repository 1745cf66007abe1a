import './styles/styles.ts'
import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { inspection } from '../lib/flows/inspection.ts'
import { chooseLanguage, toLanguage } from '../lib/language.ts'
import {
  followLanguageElsewhere,
  recallLanguage,
  rememberLanguage,
  rememberLanguageOfVisit,
} from './language-memory.ts'
import { customerIdOf } from '../lib/customer-id.ts'
import { followGuestLines } from '../flows/guest-cart/stored-lines.ts'
import { snackbarEvent } from '../flows/snackbar/notify.ts'
import { createRefreshLock } from '../flows/token-refresh/refresh-lock.ts'
import { yieldToBrowser } from '../lib/browser/yield-to-browser.ts'
import { createSessionCookies } from '../lib/browser/session-cookies.ts'
import { createTabSignal } from '../lib/browser/tab-signal.ts'
import { preloadAuthDialog } from './sign-in/auth-dialogs.tsx'
import { createBrowserFlows, type BrowserFlows } from './browser-flows.ts'
import { composeShop, type Shop } from './compose/compose-shop.ts'
import { isInspectorWanted, loadInspector } from './inspector.ts'
import { replayTouches } from './early/replay-touches.ts'
import { OnLiveContext } from './router/screen-arrival.tsx'
import { readPageState } from './page-state.ts'
import { routeAt } from './router/routes.ts'
import { ShopPage } from './shop-page.tsx'
import { reloadAfterUpdate } from './update/reload-after-update.ts'
import { restoreTypedFields } from './update/typed-fields.ts'
import { allowOwnWorkerOnly } from './trusted-types.ts'
import { createHomeNavigation } from './router/home-navigation.tsx'

async function start() {
  allowOwnWorkerOnly()
  reloadAfterUpdate(import.meta.url)
  await yieldToBrowser()
  const state = readPageState()
  const search = new URLSearchParams(window.location.search)
  const asked = toLanguage(search.get('lang'))
  if (asked) rememberLanguageOfVisit(asked)
  const kept = recallLanguage()
  const route = routeAt(window.location.pathname)

  const cookies = createSessionCookies()
  const { accessToken } = cookies.read()
  const served = state?.served
  const isTheirs = served?.customerId === customerIdOf(accessToken)

  const showInspector = isInspectorWanted() ? await loadInspector() : undefined
  const flows = createBrowserFlows(state?.flows ?? {})
  const homeNavigation = createHomeNavigation()
  let beLive = () => {}
  const whenLive = new Promise<void>((resolve) => (beLive = resolve))

  const composed = composeShop({
    words: route.words,
    apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
    language: state?.language ?? chooseLanguage(search, kept),
    categories: state?.categories,
    cart: isTheirs ? served?.cart : undefined,
    addresses: isTheirs ? served?.addresses : undefined,
    rememberLanguage,
    cookies,
    // Web Locks exist only in a secure context.
    lock: createRefreshLock('locks' in navigator ? navigator.locks : undefined),
    cartSignal: createTabSignal('cart'),
    followNetwork,
    followGuestLines,
    followLanguage(onChosen) {
      // Browser storage may hold a choice whose cookie has expired.
      onChosen(chooseLanguage(search, kept))
      return followLanguageElsewhere(onChosen)
    },
    forgetLeftPages: flows.forgetLeft,
    forgetLanguageOfAddress,
    goHome: homeNavigation.go,
    whenLive,
    inspect: inspection.inspect,
  })
  const [shop, { createRoot, hydrateRoot }] = await Promise.all([
    composed,
    // A script of its own (decision 005), which each page names: server/pages/screen-assets.ts.
    import('react-dom/client'),
    // When a script or words cannot be loaded, what needs them shows an error, and the rest of the shop still works.
    route.preload(search).catch(() => undefined),
    preloadAuthDialog(window.location.search, composed).catch(() => undefined),
  ])

  await yieldToBrowser()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const page = (
    <StrictMode>
      <OnLiveContext value={() => markLive(flows, beLive)}>
        <BrowserRouter>
          <ShopPage shop={shop} flows={flows} homeNavigation={homeNavigation} />
        </BrowserRouter>
      </OnLiveContext>
    </StrictMode>
  )
  // A cached page shows no customer, even to one who is signed in, and another tab may have signed in or out since the page
  // was made: it is drawn anew, with its data.
  const isOfOther =
    'cached' in document.documentElement.dataset ||
    state?.isSignedIn !== Boolean(accessToken) ||
    (served !== undefined && !isTheirs)
  // In a transition, so that hydration makes room for the page's own work.
  if (state && !isOfOther) startTransition(() => void hydrateRoot(root, page))
  else createRoot(root).render(page)
  await whenLive
  void showInspector?.(shop.translations)
  await catchUp(shop)
  restoreTypedFields()
}

/** Replays what was touched before hydration; a message says if some of it could not be replayed. */
async function catchUp({ snackbar }: Shop) {
  const { earlyTouches } = window
  const isDropped = earlyTouches && (await replayTouches(earlyTouches))
  if (isDropped) snackbar.send(snackbarEvent('earlyTouchFailed'))
}

/** Effects that may change the page wait for hydration; the attribute shows tests that it is done. */
function markLive(flows: BrowserFlows, beLive: () => void) {
  const root = document.documentElement
  if ('live' in root.dataset) return
  root.dataset.live = ''
  flows.forgetServer()
  beLive()
}

function followNetwork(onReturn: () => void) {
  window.addEventListener('online', onReturn)
  return () => window.removeEventListener('online', onReturn)
}

/** A choice on the page overrides the `?lang=` of its address, which a reload would bring back. */
function forgetLanguageOfAddress() {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

start().catch((error: unknown) => {
  // Nothing will do what is recorded: links and forms lead on again.
  if (window.earlyTouches) window.earlyTouches.isOn = false
  throw error
})
