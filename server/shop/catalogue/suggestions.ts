import { sql } from 'drizzle-orm'
import type { SearchSuggestions } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { listProducts } from './product-list.ts'
import { fold } from './search/fold.ts'

const most = { products: 6, categories: 4, words: 6 }

/** What a shopper may want who has typed this much. */
export async function suggestSearches(
  db: Queries,
  language: ApiLanguage,
  keyword: string,
): Promise<SearchSuggestions> {
  const folded = fold(keyword)
  if (folded === '') return { products: [], totalRecords: 0, categories: [], words: [] }
  const [found, categories, words] = await Promise.all([
    listProducts(db, language, { keyword, pageSize: most.products }),
    categoriesFor(db, language, folded),
    wordsFor(db, folded),
  ])
  return { products: found.data, totalRecords: found.totalRecords, categories, words }
}

/** Categories whose names have what was typed, or are spelt like it. */
async function categoriesFor(db: Queries, language: ApiLanguage, folded: string) {
  const name = inLanguage(language, sql`name_th`, sql`name_en`)
  const { rows } = await db.execute<SearchSuggestions['categories'][number] & Record<string, unknown>>(sql`
    select id, path, ${name} as name
    from categories, search_fold(name_th || ' / ' || name_en) as folded
    where position(${folded} in folded) > 0 or word_similarity(${folded}, folded) > 0.5
    order by position(${folded} in folded) = 0, word_similarity(${folded}, folded) desc, path
    limit ${most.categories}
  `)
  return rows.map(({ id, path, name: shown }) => ({ id, path, name: shown }))
}

/** Trade words that begin with what was typed, then those that have it inside; of a concept one word alone. */
async function wordsFor(db: Queries, folded: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select distinct on (concept_id) concept_id, word, position, starts_with(folded, ${folded}) as begins
      from trade_words join trade_concepts on trade_concepts.id = concept_id
      where kind in ('goods', 'colour') and position(${folded} in folded) > 0 and folded <> ${folded}
      order by concept_id, starts_with(folded, ${folded}) desc, position
    ) as one
    order by begins desc, position
    limit ${most.words}
  `)
  return rows.map(({ word }) => word)
}
