import './styles/styles.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createShopClient } from '../api/client.ts'
import { chooseLanguage } from '../lib/language.ts'
import { followLanguageElsewhere, recallLanguage, rememberLanguage } from '../lib/language-memory.ts'
import { readAccessToken } from '../lib/session-cookies.ts'
import { composeShop } from './compose.ts'
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

  const [shop] = await Promise.all([
    composeShop({
      client: createShopClient({ baseUrl: import.meta.env.VITE_API_BASE_URL ?? '', readAccessToken }),
      language: state?.language ?? chooseLanguage(search, kept),
      categories: state?.categories ?? null,
      hasAccessToken: readAccessToken() !== undefined,
      rememberLanguage,
    }),
    routeAt(window.location.pathname).preload(),
  ])

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const page = (
    <StrictMode>
      <BrowserRouter>
        <ScrollKeeper />
        <ShopPage shop={shop} nonce={document.querySelector('style')?.nonce} />
      </BrowserRouter>
    </StrictMode>
  )
  if (state) hydrateRoot(root, page)
  else createRoot(root).render(page)

  followLanguageElsewhere((language) => shop.language.send({ type: 'language.chosenElsewhere', language }))
  const wanted = chooseLanguage(search, kept)
  if (state && wanted !== state.language)
    shop.language.send({ type: 'language.chosenElsewhere', language: wanted })
}

void start()
