import { matchPath } from 'react-router-dom'
import type { Category } from '../../../openapi/generated/schema.ts'
import type { ListedPage, PageRequest } from '../../../openapi/page-entry.ts'
import { findCategory } from '../../lib/products/category-tree.ts'
import type { Language } from '../../lib/language.ts'
import type { PageSubject } from '../../lib/flows/page-flows.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import type { Shop } from '../compose/compose-shop.ts'
import type { ShopRoute } from '../router/routes.ts'
import { isTrackingParam } from '../tracking-params.ts'
import { headWords } from './head-facts.ts'
import { canonicalPath } from './canonical-path.ts'
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
  // With a 503 and no metadata, search engines keep the indexed version and come again.
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
    urlOf: (page) => origin + canonicalPath(page, language),
  })
}

interface Opened {
  route: Pick<ShopRoute, 'name' | 'path'>
  pathname: string
  search: URLSearchParams
  categories: readonly Category[]
  subject: PageSubject | undefined
}

/** The page that an address opens, for search engines; undefined for pages that they shall not list. */
function listedPage({ route, pathname, search, categories, subject }: Opened): ListedPage | undefined {
  const params = matchPath(route.path, pathname)?.params ?? {}
  const pageNumber = readPageNumber(search)
  switch (route.name) {
    case 'productList': {
      // Results of a search are made of what the shop lists elsewhere.
      if (search.get('keyword')?.trim()) return undefined
      const { categoryId } = params
      const id = categoryId && (findCategory(categories, categoryId)?.category.id ?? categoryId)
      if (isFiltered(search)) return { page: 'productList', ...(id && { id }) }
      const special = search.get('special') === 'true'
      return { page: 'productList', ...(id && { id }), ...(special && { special }), pageNumber }
    }
    case 'blogList':
    case 'newsList':
      return { page: route.name, pageNumber }
    case 'productDetail':
    case 'blogDetail':
    case 'newsDetail':
    case 'banner':
      // The address of the news may leave the id out, and means the newest.
      return subject && 'item' in subject && 'id' in subject.item
        ? { page: route.name, id: subject.item.id }
        : undefined
    case 'home':
    case 'about':
    case 'privacyPolicy':
    case 'terms':
      return { page: route.name }
    default:
      return undefined
  }
}

/** What an address may hold without showing another list: other names are filters. */
const changesNothing = /^(?:special|page|lang|auth|next)$/

/** A filter shows a part of the list, which is listed as a whole; special offers and further pages are lists of their own. */
const isFiltered = (search: URLSearchParams) =>
  [...search.keys()].some((name) => !changesNothing.test(name) && !isTrackingParam(name))
