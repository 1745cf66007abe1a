import type { TFunction } from 'i18next'
import type { FindPicture, ListedPage } from '../../../openapi/page-entry.ts'
import type { Category } from '../../../openapi/generated/schema.ts'
import type { Language } from '../../lib/language.ts'
import type { PageSubject } from '../../lib/flows/page-flows.ts'

export const headWords = ['articles', 'head', 'home', 'parts', 'products', 'screens', 'shell'] as const

/** What the head of one page is made of. */
export interface HeadFacts {
  language: Language
  t: TFunction<typeof headWords>
  origin: string
  /** The name of the shop. */
  brand: string
  title: string
  /** Undefined for a page that search engines shall not list. */
  page: ListedPage | undefined
  subject: PageSubject | undefined
  categories: readonly Category[]
  pictureOf: FindPicture
  /** The absolute canonical address, in the language of this page. */
  urlOf: (page: ListedPage) => string
}
