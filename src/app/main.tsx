import './styles/styles.ts'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createShopClient } from '../api/client.ts'
import { chooseLanguage, type Language } from '../lib/language.ts'
import { followLanguageElsewhere, recallLanguage, rememberLanguage } from '../lib/language-memory.ts'
import { readAccessToken } from '../lib/session-cookies.ts'
import { createBrowserFlows, type BrowserFlows } from './browser-flows.ts'
import { composeShop, type Shop } from './compose.ts'
import { OnLiveContext } from './screen-arrival.tsx'
import { readPageState } from './page-state.ts'
import { routeAt } from './routes.ts'
import { ScrollKeeper } from './scroll-keeper.tsx'
import { ShopPage } from './shop-page.tsx'
import { allowStyleTextOnly } from './trusted-types.ts'

async function start() {
  allowStyleTextOnly()
  const state = readPageState()
  const search = new URLSearchParams(window.location.search)
  const kept = recallLanguage()

  const client = createShopClient({ baseUrl: import.meta.env.VITE_API_BASE_URL ?? '', readAccessToken })
  const flows = createBrowserFlows(state?.flows ?? {})

  const [shop] = await Promise.all([
    composeShop({
      client,
      language: state?.language ?? chooseLanguage(search, kept),
      categories: state?.categories,
      hasAccessToken: readAccessToken() !== undefined,
      rememberLanguage,
    }),
    // Without its script the screen says so itself, and the shop around it is alive.
    routeAt(window.location.pathname)
      .preload()
      .catch(() => undefined),
  ])

  // What the server allowed its own style tags: drawers and dialogs, which add theirs later, need it too.
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce
  if (nonce) setNonce(nonce)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const page = (
    <StrictMode>
      <OnLiveContext value={() => listen(shop, flows, chooseLanguage(search, kept))}>
        <BrowserRouter>
          <ScrollKeeper />
          <ShopPage shop={shop} client={client} flows={flows} nonce={nonce} />
        </BrowserRouter>
      </OnLiveContext>
    </StrictMode>
  )
  if (state) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

/** What may change the page waits until it is live; the attribute tells tests and extensions so. */
function listen({ language }: Shop, flows: BrowserFlows, wanted: Language) {
  const root = document.documentElement
  if ('live' in root.dataset) return
  root.dataset.live = ''
  flows.forgetServer()
  const speak = (chosen: Language) => language.send({ type: 'language.chosenElsewhere', language: chosen })
  followLanguageElsewhere(speak)
  language.on('language.changed', forgetLanguageOfAddress)
  language.on('language.changed', flows.forgetLeft)
  // Browser storage may know of a choice that the server's cookie has lost.
  speak(wanted)
}

/** `?lang=` counts for the visit that came with it; a choice made since stands above it. */
function forgetLanguageOfAddress() {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

void start()
