import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { variants } from '../../../db/schema/catalogue.ts'
import { productKinds, productSearch, variantKinds, variantSearch } from '../../../db/schema/search.ts'
import { hasPhrase, hasWord, isText, type Weights } from './conditions.ts'
import { hasText, textArray } from './has-text.ts'
import type { Search } from './search.ts'
import type { SearchTerm } from './search-terms.ts'

type Asked = Pick<Search, 'choices' | 'weights' | 'onVariants'>

/** Phrases that products may have in their names instead of what an amount measures: the 6 of nylon 6. */
const namePhrases = (one: SearchTerm): readonly string[] => (one.kind === 'amount' ? one.phrases : [])
const figuresOf = (phrases: readonly string[]) =>
  phrases.flatMap((phrase) => phrase.split(' ').filter((word) => /\d/.test(word)))

/** That the products of a kind `k` have all the words of a choice: by what is known of the kind, and by their own text `f`. */
function meets(choice: readonly SearchTerm[], weights: Weights): SQL | undefined {
  return and(
    ...choice.map((one) => {
      if (isText(one)) return hasText(sql`f.content`, one.text)
      const inName = hasPhrase(sql`f.name`, namePhrases(one))
      return inName ? or(hasWord(one, weights), inName) : hasWord(one, weights)
    }),
  )
}

/**
 * The products that a search finds among those that lists show. Where their kinds tell it, only the index from kinds to
 * products is read; the planner is kept from reading all products instead, as it cannot know how many a kind has. How well
 * they fit is asked once for each kind. Products that have a word in their own text are found by the indexes of that: there
 * is one such reading for each choice, however many words it has.
 */
function branchesOf({ choices, weights, onVariants }: Asked, columns: SQL, fit = sql`0`): SQL[] {
  const [kinds, goods] = onVariants ? [variantKinds, variantSearch] : [productKinds, productSearch]
  const byKind = choices.flatMap((choice) => {
    const words = choice.flatMap((one) => (isText(one) ? [] : [hasWord(one, weights)]))
    return words.length < choice.length ? [] : [and(...words)]
  })
  const byText = choices.flatMap((choice) => {
    const figures = figuresOf(choice.flatMap(namePhrases))
    if (choice.some(isText)) return [meets(choice, weights)]
    return figures.length === 0 ? [] : [and(sql`f.figures && ${textArray(figures)}`, meets(choice, weights))]
  })
  return [
    ...(byKind.length === 0
      ? []
      : [
          sql`select ${columns} from (select k.*, ${fit} as fit from ${kinds} as k where ${or(...byKind)} offset 0) as k
            cross join lateral (select * from ${goods} where kind_id = k.id and rank is not null offset 0) as d`,
        ]),
    ...byText.map(
      (
        condition,
      ) => sql`select ${columns} from ${productSearch} as f join ${goods} as d on d.product_id = f.product_id
        join (select k.*, ${fit} as fit from ${kinds} as k) as k on k.id = d.kind_id
        where d.rank is not null and ${condition}`,
    ),
  ]
}

const union = (parts: SQL[]): SQL => sql.join(parts, sql` union all `)
const codeIs = (code: string) => sql`select product_id from product_search where code = ${code}`

/** Which of the choices any products meet. Each is read no further than its first match. */
export async function haveMatches(db: Queries, { choices, ...asked }: Asked): Promise<boolean[]> {
  if (choices.length === 0) return []
  const name = (index: number) => sql.identifier(`choice_${index}`)
  const readings = choices.map(
    (choice, index) =>
      sql`${name(index)} as materialized (${union(branchesOf({ choices: [choice], ...asked }, sql`1`))})`,
  )
  const answers = choices.map((_, index) => sql`exists (select 1 from ${name(index)})`)
  const { rows } = await db.execute<{ met: boolean[] }>(
    sql`with ${sql.join(readings, sql`, `)} select array[${sql.join(answers, sql`, `)}] as met`,
  )
  return rows[0]?.met ?? []
}

/** Every match once, from the documents alone, the products of a code before all others. */
export function matches(search: Search): SQL {
  const { code, fit } = search
  const branches = branchesOf(search, sql`d.product_id, k.fit, k.class, d.rank`, fit)
  const isOnce = branches.length === 1 && !search.onVariants
  const ofWords = sql`select ${
    isOnce ? sql`*` : sql`product_id, max(fit) as fit, min(class) as class, min(rank) as rank`
  } from (${union(branches)}) as one where product_id <> all (array(${codeIs(code)}))
    ${isOnce ? sql`` : sql`group by product_id`}`
  return sql`
    select product_id, 100000 as fit, 0 as class, rank from product_search
    where code = ${code} and rank is not null
    ${branches.length === 0 ? sql`` : sql`union all ${ofWords}`}
  `
}

/** Read once, and not again for each row that is compared with it, as the planner may take its rows for few. */
const once = (found: SQL[]): SQL => sql`with found as materialized (${union(found)}) select * from found`

/** The ids of the products that a search finds, as a query for the conditions of others. */
export const foundProducts = (search: Search): SQL =>
  once([codeIs(search.code), ...branchesOf(search, sql`d.product_id`)])

/** The kinds and the products of the variants that a search finds; undefined where its words do not tell variants apart. */
export function foundOffers(search: Search): SQL | undefined {
  if (!search.onVariants) return undefined
  return once([
    ...branchesOf(search, sql`d.kind_id, d.product_id`),
    sql`select kind_id, product_id from variant_search where product_id in (${codeIs(search.code)})`,
  ])
}

/** The condition that a variant is one of those that a search finds. */
export function foundVariants(search: Search): SQL | undefined {
  if (!search.onVariants) return undefined
  return sql`${variants.id} in (${once([
    ...branchesOf(search, sql`d.variant_id`),
    sql`select variant_id from variant_search where product_id in (${codeIs(search.code)})`,
  ])})`
}
