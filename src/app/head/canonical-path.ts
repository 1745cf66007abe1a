import { generatePath } from 'react-router-dom'
import type { ListedPage } from '../../../openapi/page-entry.ts'
import type { Language } from '../../lib/language.ts'
import { paths } from '../../lib/paths.ts'

/**
 * The canonical path and query of a page. Thai has the address without a language, and English `?lang=en`, because a
 * page without it is Thai for everybody who has not chosen otherwise (decision 028).
 */
export function canonicalPath({ page, id, special, pageNumber }: ListedPage, language: Language): string {
  const path = generatePath(paths[page], { id: id ?? null, categoryId: id ?? null })
  const query = new URLSearchParams({
    ...(special && { special: 'true' }),
    ...(pageNumber !== undefined && pageNumber > 1 && { page: String(pageNumber) }),
    ...(language === 'en' && { lang: 'en' }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}
