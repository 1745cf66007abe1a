import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageAnswer, PageEntry, PageRequest } from '../../openapi/page-entry.ts'
import { chooseLanguage } from '../lib/language.ts'
import { composeShop, settled } from './compose/compose-shop.ts'
import { documentTitle } from './document-title.ts'
import { headOf } from './head/head-of.ts'
import { listedAddress } from './head/listed-address.ts'
import { writePageState } from './page-state.ts'
import { notFoundRoute, routeAt, routes } from './routes.ts'
import { createServerFlows } from './server-flows.ts'
import { serverSurroundings } from './server-surroundings.ts'
import { sharedPage } from './shared-page.ts'
import { ShopPage } from './shop-page.tsx'
import { authDialogIn, signInAddress } from '../lib/sign-in-address.ts'

export { sharedPage }

export const addressOf: PageEntry['addressOf'] = listedAddress

/** `/profile/order-detail/:orderId?` is below `/profile/order-detail`. */
export const privatePaths: PageEntry['privatePaths'] = routes
  .filter((route) => route.needsSignIn)
  .map(({ path }) => path.replace(/\/:.*/, ''))

const maxRounds = 4

/** Renders one page for one visitor. Keeps no state between calls. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname, search } = new URL(request.url, request.apiOrigin)
  const route = routeAt(pathname)
  if (route.needsSignIn && !request.hasAccessToken)
    return { kind: 'redirect', to: signInAddress({ pathname, search }) }

  const language = chooseLanguage(new URLSearchParams(search), request.languageCookie)
  const [shop] = await Promise.all([
    composeShop({
      ...serverSurroundings(request.hasAccessToken),
      apiBaseUrl: request.apiOrigin,
      fetch: request.fetch,
      language,
      // What a dialog needs is said without its script.
      words: [...(authDialogIn(search) ? (['shop', 'customer'] as const) : route.words), 'head'],
      categories: undefined,
    }),
    route.preload(),
  ])
  const flows = createServerFlows()
  const render = () =>
    renderToString(
      <StaticRouter location={pathname + search}>
        <ShopPage shop={shop} flows={flows} />
      </StaticRouter>,
    )
  try {
    await settled(shop)
    let html = render()
    // Rendering starts the page's flows, and their results may start further flows.
    for (let round = 0; flows.arePending() && round < maxRounds; round += 1) {
      await flows.settled()
      html = render()
    }
    const { categories } = shop.app.getSnapshot().context
    const meta = flows.facts()
    const isMissing = route === notFoundRoute || Boolean(meta.isMissing)
    const title =
      meta.title ?? documentTitle(route, shop.translations.getFixedT(null, ['shell', 'home', 'screens']))
    return {
      kind: 'page',
      status: isMissing ? 404 : 200,
      language,
      title,
      ...headOf(request, { route, shop, language, title, subject: meta.subject, isMissing }),
      html,
      // Without categories no state is embedded: the browser starts fresh and loads them itself.
      state: categories ? writePageState({ language, categories, flows: flows.snapshots() }) : '',
      source: route.source,
    }
  } finally {
    flows.stop()
    shop.stop()
  }
}
