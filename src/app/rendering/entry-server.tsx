import { StaticRouter } from 'react-router-dom'
import type { PageAnswer, PageEntry, PageRequest } from '../../../openapi/page-entry.ts'
import { chooseLanguage } from '../../lib/language.ts'
import { composeShop, settled } from '../compose/compose-shop.ts'
import { documentTitle } from '../router/document-title.ts'
import { headOf } from '../head/head-of.ts'
import { canonicalPath } from '../head/canonical-path.ts'
import { writePageState } from '../page-state.ts'
import { renderHtml } from './render-html.ts'
import { notFoundRoute, routeAt, routes } from '../router/routes.ts'
import { createServerFlows } from './server-flows.ts'
import { sharedTranslations } from './shared-translations.ts'
import { serverNetwork } from './server-network.ts'
import { serverEnvironment } from './server-environment.ts'
import { findSharedPage } from './shared-page.ts'
import { readServedCustomer } from './served-customer.ts'
import { ShopPage } from '../shop-page.tsx'
import { PicturesInPageContext } from '../../components/first-picture/pictures-in-page.ts'
import { sourceOfTranslations } from '../../i18n/translations.ts'
import { authDialogIn, signInPath } from '../../lib/sign-in-path.ts'

export const sharedPage: PageEntry['sharedPage'] = findSharedPage

export const addressOf: PageEntry['addressOf'] = canonicalPath

/** `/profile/order-detail/:orderId?` is below `/profile/order-detail`. */
export const privatePaths: PageEntry['privatePaths'] = routes
  .filter((route) => route.needsSignIn)
  .map(({ path }) => path.replace(/\/:.*/, ''))

/** Renders one page. Keeps nothing of a visitor between calls. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname, search } = new URL(request.url, request.apiOrigin)
  const route = routeAt(pathname)
  if (route.needsSignIn && !request.hasAccessToken)
    return { kind: 'redirect', to: signInPath({ pathname, search }) }

  const parameters = new URLSearchParams(search)
  const language = chooseLanguage(parameters, request.languageCookie)
  const words = authDialogIn(search) ? (['shop', 'customer'] as const) : route.words
  const served = await readServedCustomer(request, route, language)
  const [shop, parts] = await Promise.all([
    composeShop({
      ...serverEnvironment(request.hasAccessToken),
      apiBaseUrl: request.apiOrigin,
      ...serverNetwork(request.read),
      language,
      // What a dialog needs is said without its script.
      translations: await sharedTranslations(language, words),
      categories: undefined,
      cart: served?.cart,
      addresses: served?.addresses,
    }),
    route.preload(parameters),
  ])
  const flows = createServerFlows()
  try {
    await settled(shop)
    const html = await renderHtml(
      <StaticRouter location={pathname + search}>
        <PicturesInPageContext value={request.pictureInPage}>
          <ShopPage shop={shop} flows={flows} />
        </PicturesInPageContext>
      </StaticRouter>,
    )
    const { categories } = shop.app.getSnapshot().context
    const meta = flows.facts()
    const isMissing = route === notFoundRoute || Boolean(meta.isMissing)
    const status = meta.isUnread ? 503 : isMissing ? 404 : 200
    const title =
      meta.title ?? documentTitle(route, shop.translations.getFixedT(null, ['shell', 'home', 'screens']))
    return {
      kind: 'page',
      status,
      language,
      title,
      ...headOf(request, { route, shop, language, title, subject: meta.subject, status }),
      html,
      // Without categories no state is embedded: the browser starts fresh and loads them itself.
      state: categories
        ? writePageState({
            ...{ language, categories, served },
            flows: flows.snapshots(),
            isSignedIn: request.hasAccessToken,
          })
        : '',
      sources: [route.source, ...parts, ...words.map((bundle) => sourceOfTranslations(bundle, language))],
      isPersonal: served !== undefined,
    }
  } finally {
    flows.stop()
    shop.stop()
  }
}
