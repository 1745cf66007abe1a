import type { TFunction } from 'i18next'
import type { ShopRoute } from './routes.ts'

/** What the browser's tab says; the server and the browser ask the same function. */
export function documentTitle(route: ShopRoute, t: TFunction<['shell', 'home', 'screens']>): string {
  if (route.name === 'notFound') return '404'
  const name = route.name === 'home' ? t('home:title') : t(`screens:${route.name}`)
  return `${name} · ${t('shell:brandTitle')}`
}
