import './offline/offline-notice.module.css'
import { MantineProvider } from '@mantine/core'
import type { i18n as Translations } from 'i18next'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../flows/language/use-language.ts'
import { type PageFlows, PageFlowsContext } from '../lib/flows/page-flows.ts'
import { whenIdle } from '../lib/browser/when-idle.ts'
import type { Shop } from './compose/compose-shop.ts'
import { documentTitle } from './router/document-title.ts'
import { GlobalOverlays } from './global-overlays.tsx'
import { pageStateId } from './page-state.ts'
import { ShopRoutes } from './router/router.tsx'
import { routeAt } from './router/routes.ts'
import { ScrollRestoration } from './router/scroll-restoration.tsx'
import { ShopContexts } from './shop-contexts.tsx'
import { theme } from './theme.ts'
import { type HomeNavigation, HomeNavigationBinding } from './router/home-navigation.tsx'

interface ShopPageProps {
  shop: Shop
  flows: PageFlows
  /** Only the browser can redirect to the home page. */
  homeNavigation?: HomeNavigation
}

const shadows = new WeakMap<Translations, Translations>()

/** `useTranslation` copies all own properties of its instance in each component, which was a sixth of a rendering. This one has none. */
function withNothingToCopy(translations: Translations): Translations {
  const shadow: Translations = shadows.get(translations) ?? Object.create(translations)
  shadows.set(translations, shadow)
  return shadow
}

/** The whole page below a router: the same tree on the server and in the browser, or hydration would differ. */
export function ShopPage({ shop, flows, homeNavigation }: ShopPageProps) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withGlobalClasses={false}
      // A style tag in the page would need a place in the content security policy: styles/theme-variables.css has them.
      withCssVariables={false}
    >
      <I18nextProvider i18n={withNothingToCopy(shop.translations)}>
        <ShopContexts shop={shop}>
          <PageFlowsContext value={flows}>
            {homeNavigation && <HomeNavigationBinding way={homeNavigation} />}
            <ScrollRestoration />
            <DocumentTitle />
            <ServedMetaRemoval />
            <ShopRoutes />
            <GlobalOverlays />
            <OfflineSupport />
          </PageFlowsContext>
        </ShopContexts>
      </I18nextProvider>
    </MantineProvider>
  )
}

/** Updates what lies outside React's root: the document's title and language. */
function DocumentTitle() {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const { t } = useTranslation(['shell', 'home', 'screens'])
  const title = documentTitle(routeAt(pathname), t)
  const isTitled = useRef(false)

  useEffect(() => {
    // Even the same language, written anew, makes the browser work out the style of the whole page again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    // The server's page has the title of its subject already, which the general one would replace until hydration.
    const isServers = !isTitled.current && document.getElementById(pageStateId) !== null
    isTitled.current = true
    if (!isServers) document.title = title
  }, [title, pathname])

  return null
}

/** Without its script the page works as it does without a service worker. */
const nothing: { default: ComponentType } = { default: () => null }
const Offline = lazy(() => import('./offline/offline.tsx').catch(() => nothing))

/**
 * What a shopper needs without a network; it is loaded once the page has all it needs itself. Its style is part of every
 * page's own, so that no sheet is asked for later.
 */
function OfflineSupport() {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => whenLoaded(() => setIsLoaded(true)), [])
  return isLoaded && import.meta.env.PROD ? (
    <Suspense>
      <Offline />
    </Suspense>
  ) : null
}

/** Runs the work once the page is loaded and idle. Returns the function that calls it off. */
function whenLoaded(work: () => void): () => void {
  let callOff = () => {}
  const wait = () => (callOff = whenIdle(work))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    callOff()
  }
}

/** What the server says of its page besides the title. */
const served = [
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name^="twitter:"]',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
].join()

/**
 * Takes away what the server said of its page when another page or language replaces it: a phone shares the canonical
 * address of the page, which would be that of the first page. Search engines ask the server for each address.
 */
function ServedMetaRemoval() {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const described = useRef({ pathname, language })

  useEffect(() => {
    if (described.current.pathname === pathname && described.current.language === language) return
    for (const element of document.querySelectorAll(served)) element.remove()
  }, [pathname, language])

  return null
}
