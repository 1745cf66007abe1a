import type { PageRequest } from '../../../openapi/page-entry.ts'
import type { Language } from '../../lib/language.ts'
import type { PageSubject } from '../../lib/page-flows.ts'
import type { Shop } from '../compose/compose-shop.ts'
import type { ShopRoute } from '../routes.ts'
import { headWords } from './head-facts.ts'
import { listedAddress } from './listed-address.ts'
import { listedPage } from './listed-page.ts'
import { pageHead } from './page-head.ts'

interface Rendered {
  route: ShopRoute
  shop: Shop
  language: Language
  title: string
  subject: PageSubject | undefined
  status: 200 | 404 | 503
}

/** What a page that was just rendered says of itself, as HTML. */
export function headOf(
  { url, origin, pictureOf }: PageRequest,
  rendered: Rendered,
): { head: string; data: string } {
  const { route, shop, language, title, subject, status } = rendered
  // A search engine that is told nothing, with this status, keeps what it knows and comes again.
  if (status === 503) return { head: '', data: '' }
  const { pathname, searchParams: search } = new URL(url, origin)
  const categories = shop.app.getSnapshot().context.categories ?? []
  const t = shop.translations.getFixedT(null, headWords)
  return pageHead({
    language,
    t,
    origin,
    brand: t('shell:brandTitle'),
    title,
    page: status === 404 ? undefined : listedPage({ route, pathname, search, categories, subject }),
    subject,
    categories,
    pictureOf,
    urlOf: (page) => origin + listedAddress(page, language),
  })
}
