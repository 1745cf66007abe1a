import { asc, like, or, sql } from 'drizzle-orm'
import type { SearchSuggestions } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { categories } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { listProducts } from './product-list.ts'
import { containing, searchWords } from './search-words.ts'

const most = { products: 6, categories: 4 }

/** What a shopper may want who has typed this much. */
export async function suggestSearches(
  db: Queries,
  language: ApiLanguage,
  keyword: string,
): Promise<SearchSuggestions> {
  const words = searchWords(keyword)
  if (words.length === 0) return { products: [], totalRecords: 0, categories: [], words: [] }
  const [found, below] = await Promise.all([
    listProducts(db, language, { keyword, pageSize: most.products }),
    categoriesNamed(db, language, words),
  ])
  return { products: found.data, totalRecords: found.totalRecords, categories: below, words: [] }
}

function categoriesNamed(db: Queries, language: ApiLanguage, words: string[]) {
  const names = sql`lower(${categories.nameTh} || E'\n' || ${categories.nameEn})`
  return db
    .select({
      id: categories.id,
      path: categories.path,
      name: inLanguage(language, categories.nameTh, categories.nameEn),
    })
    .from(categories)
    .where(or(...words.map((word) => like(names, containing(word)))))
    .orderBy(asc(categories.path))
    .limit(most.categories)
}
