import type { TFunction } from 'i18next'
import type { ShopRoute } from './routes.ts'

/** The document title, the same on the server and in the browser. */
export function documentTitle(route: ShopRoute, t: TFunction<['shell', 'home', 'screens']>): string {
  if (route.name === 'notFound') return '404'
  const name = route.name === 'home' ? t('home:title') : t(`screens:${route.name}`)
  return `${name} · ${t('shell:brandTitle')}`
}
