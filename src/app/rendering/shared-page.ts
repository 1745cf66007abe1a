import type { PageEntry } from '../../../openapi/page-entry.ts'
import { listParameters } from '../../features/products/list/product-filters.ts'
import { chooseLanguage } from '../../lib/language.ts'
import { routeAt } from '../router/routes.ts'
import { isTrackingParam } from '../tracking-params.ts'

/** The parameters that the shop's screens read. A page with any other is rendered each time. */
const read = new Set(['lang', 'auth', 'next', 'page', 'variant', ...listParameters])

/**
 * A page is the same for everybody in a language, because the server renders nothing of a customer in it (decision 005). Marks of
 * advertisements are left out, so that a campaign does not fill the memory with copies of one page.
 */
export const findSharedPage: PageEntry['sharedPage'] = ({ url, languageCookie }) => {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid')
  if (routeAt(pathname).needsSignIn) return undefined
  const language = chooseLanguage(searchParams, languageCookie)
  if (searchParams.size === 0) return { url: pathname, language }
  const kept = [...searchParams].filter(([name]) => !isTrackingParam(name))
  if (!kept.every(([name]) => read.has(name))) return undefined
  const query = String(new URLSearchParams(kept))
  return { url: query === '' ? pathname : `${pathname}?${query}`, language }
}
