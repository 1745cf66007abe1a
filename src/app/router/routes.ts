import { matchRoutes } from 'react-router-dom'
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx'
import type { TranslationBundle } from '../../i18n/translations.ts'
import { paths } from '../../lib/paths.ts'
import type { ScreenModule } from './screen-module.ts'

const screens = import.meta.glob<ScreenModule>('../../screens/*/*-screen.tsx')

export interface ShopRoute extends LazyScreen {
  name: RouteName
  path: string
  needsSignIn: boolean
  layout: Layout
  words: readonly TranslationBundle[]
  /** The query parameters that lead to another page; all others, such as a filter, change what this one shows. */
  pageQuery: readonly string[]
  /** The screen's source file, by which the build finds its script and styles. */
  source: string
}

/** What stands around a screen: header and footer of the shop, little that leads away, or nothing. */
export type Layout = 'shop' | 'slim' | 'none'

export type RouteName = keyof typeof paths | 'notFound'

function route(
  name: RouteName,
  path: string,
  traits: Partial<Pick<ShopRoute, 'needsSignIn' | 'layout' | 'pageQuery'>> & {
    words?: TranslationBundle
  } = {},
): ShopRoute {
  const folder = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  const file = `../../screens/${folder}/${folder}-screen.tsx`
  const load = screens[file]
  if (!load) throw new Error(`The route ${name} has no screen at ${file}`)
  return {
    name,
    path,
    needsSignIn: traits.needsSignIn ?? false,
    layout: traits.layout ?? 'shop',
    words: [
      'shop',
      ...(traits.needsSignIn ? (['customer'] as const) : []),
      ...(traits.words ? [traits.words] : []),
    ],
    pageQuery: traits.pageQuery ?? [],
    source: file.replace('../../', 'src/'),
    ...lazyScreen(load),
  }
}

const signedIn = { needsSignIn: true }
const bare = { layout: 'none' } as const

/** One row for each row of the specification's route table (part 2), the quick order, the quotation and the way back from LINE. */
export const routes: readonly ShopRoute[] = [
  route('home', paths.home),
  route('productDetail', paths.productDetail),
  route('productList', paths.productList, { pageQuery: ['keyword', 'page'] }),
  route('blogList', paths.blogList, { pageQuery: ['page'] }),
  route('blogDetail', paths.blogDetail),
  route('about', paths.about),
  route('newsList', paths.newsList, { pageQuery: ['page'] }),
  route('newsDetail', paths.newsDetail),
  route('cart', paths.cart, signedIn),
  route('quickOrder', paths.quickOrder, { words: 'trade' }),
  route('checkout', paths.checkout, { ...signedIn, layout: 'slim' }),
  route('paymentResult', paths.paymentResult, { ...signedIn, layout: 'slim' }),
  route('codResult', paths.codResult, signedIn),
  route('profile', paths.profile, { ...signedIn, pageQuery: ['tab'] }),
  route('lineSignIn', paths.lineSignIn, { words: 'customer' }),
  route('changePassword', paths.changePassword, signedIn),
  route('quotation', paths.quotation, { ...signedIn, words: 'trade' }),
  route('orderDetail', paths.orderDetail, { ...signedIn, pageQuery: ['view'] }),
  route('banner', paths.banner),
  route('privacyPolicy', paths.privacyPolicy),
  route('terms', paths.terms),
  route('demo', paths.demo, { ...bare, words: 'gallery' }),
]

/** The not-found page for any other address, outside the layout. */
export const notFoundRoute = route('notFound', '*', bare)

const table = routes.map(({ name, path }) => ({ id: name, path }))

/** So many addresses are kept at most, and no long one: the server is asked for any. */
const maxKnown = 1_000
const maxLength = 200
const known = new Map<string, ShopRoute>()

export function routeAt(pathname: string): ShopRoute {
  const found = known.get(pathname)
  if (found) return found
  const route = matched(pathname)
  if (known.size >= maxKnown) known.clear()
  if (pathname.length <= maxLength) known.set(pathname, route)
  return route
}

function matched(pathname: string): ShopRoute {
  const name = matchRoutes(table, pathname)?.at(-1)?.route.id
  return routes.find((one) => one.name === name) ?? notFoundRoute
}

/** Two addresses with the same value are the same page; the second one only shows it differently. */
export function pageAt({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  return JSON.stringify([pathname, ...routeAt(pathname).pageQuery.map((name) => query.get(name))])
}
