import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createShopClient } from '../api/client.ts'
import { chooseLanguage, type Language } from '../lib/language.ts'
import { composeShop, settled } from './compose.ts'
import { documentTitle } from './document-title.ts'
import { writePageState } from './page-state.ts'
import { notFoundRoute, routeAt } from './routes.ts'
import { ShopPage } from './shop-page.tsx'
import { signInAddress } from './sign-in-address.ts'

export interface PageRequest {
  /** Path and query, as the visitor typed them. */
  url: string
  languageCookie: string | undefined
  hasAccessToken: boolean
  nonce: string
  /** Reaches the API without leaving the process. */
  fetch: (request: Request) => Promise<Response>
  apiOrigin: string
}

export type PageAnswer =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page'
      status: 200 | 404
      language: Language
      title: string
      html: string
      state: string
      source: string
    }

/** Renders one page for one visitor. Holds nothing between two calls. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname, search } = new URL(request.url, request.apiOrigin)
  const route = routeAt(pathname)
  if (route.needsSignIn && !request.hasAccessToken)
    return { kind: 'redirect', to: signInAddress(pathname + search) }

  const language = chooseLanguage(new URLSearchParams(search), request.languageCookie)
  const [shop] = await Promise.all([
    composeShop({
      client: createShopClient({
        baseUrl: request.apiOrigin,
        fetch: request.fetch,
        readAccessToken: () => undefined,
      }),
      language,
      categories: undefined,
      hasAccessToken: request.hasAccessToken,
      rememberLanguage: () => undefined,
    }),
    route.preload(),
  ])
  try {
    await settled(shop)
    const { categories } = shop.app.getSnapshot().context
    const html = renderToString(
      <StaticRouter location={pathname + search}>
        <ShopPage shop={shop} nonce={request.nonce} />
      </StaticRouter>,
    )
    return {
      kind: 'page',
      status: route === notFoundRoute ? 404 : 200,
      language,
      title: documentTitle(route, shop.translations.getFixedT(null, ['shell', 'home', 'screens'])),
      html,
      // Without the categories there is nothing to take over: the browser starts anew and asks for them itself.
      state: categories ? writePageState({ language, categories }) : '',
      source: route.source,
    }
  } finally {
    shop.stop()
  }
}
