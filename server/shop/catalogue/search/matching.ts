import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { variants } from '../../../db/schema/catalogue.ts'
import { productKinds, productSearch, variantKinds, variantSearch } from '../../../db/schema/search.ts'
import { goodsHave, hasWord, isOfGoods, type OfGoods, type Weights } from './conditions.ts'
import type { Search } from './search.ts'
import type { Wanted } from './wanted-words.ts'

type Asked = Pick<Search, 'choices' | 'weights' | 'onVariants'>

/** Words of kinds of goods, and of the goods themselves, that have to be met together. */
interface Way {
  ofKind: SQL | undefined
  ofGoods: OfGoods[]
}

/** A number without a unit is a measure, or stands in the name. */
function waysOf(choice: readonly Wanted[], weights: Weights): Way[] {
  const ofGoods = choice.filter(isOfGoods)
  const ofKind = choice.flatMap((one) => (isOfGoods(one) ? [] : [{ one, condition: hasWord(one, weights) }]))
  const inNames = ofKind.flatMap(({ one }) =>
    one.kind === 'measure' && one.orText !== undefined ? [{ one, text: one.orText }] : [],
  )
  const others = (named: Wanted) =>
    and(
      ...ofKind.flatMap(({ one, condition }) => {
        if (one === named) return []
        const name = inNames.find((other) => other.one === one)
        return name ? or(condition, goodsHave({ kind: 'figure', typed: '', text: name.text })) : condition
      }),
    )
  return [
    { ofKind: and(...ofKind.map(({ condition }) => condition)), ofGoods },
    ...inNames.map(({ one, text }) => ({
      ofKind: others(one),
      ofGoods: [...ofGoods, { kind: 'figure' as const, typed: one.typed, text }],
    })),
  ]
}

/**
 * The goods that a search finds among those that lists show. Where their kinds tell it, only the index from kinds to
 * goods is read; the planner is kept from reading all goods instead, as it cannot know how many a kind has. How well
 * they fit is asked once for each kind.
 */
function branchesOf({ choices, weights, onVariants }: Asked, columns: SQL, fit = sql`0`): SQL[] {
  const [kinds, goods] = onVariants ? [variantKinds, variantSearch] : [productKinds, productSearch]
  const ways = choices.flatMap((choice) => waysOf(choice, weights))
  const byKind = ways.filter(({ ofGoods }) => ofGoods.length === 0).map(({ ofKind }) => ofKind ?? sql`true`)
  return [
    ...(byKind.length === 0
      ? []
      : [
          sql`select ${columns} from (select k.*, ${fit} as fit from ${kinds} as k where ${or(...byKind)} offset 0) as k
            cross join lateral (select * from ${goods} where kind_id = k.id and rank is not null offset 0) as d`,
        ]),
    ...ways
      .filter(({ ofGoods }) => ofGoods.length > 0)
      .map(
        ({
          ofKind,
          ofGoods,
        }) => sql`select ${columns} from ${goods} as d join (select k.*, ${fit} as fit from ${kinds} as k) as k on k.id = d.kind_id
          where ${and(sql`d.rank is not null`, ofKind, ...ofGoods.map(goodsHave))}`,
      ),
  ]
}

const union = (parts: SQL[]): SQL => sql.join(parts, sql` union all `)
const codeIs = (code: string) => sql`select product_id from product_search where code = ${code}`

/** Reads no further than the first match. */
export async function isMet(db: Queries, asked: Asked): Promise<boolean> {
  const branches = branchesOf(asked, sql`1`)
  if (branches.length === 0) return false
  const { rows } = await db.execute<{ met: boolean }>(sql`
    with matching as materialized (${union(branches)}) select exists (select 1 from matching) as met
  `)
  return rows[0]?.met ?? false
}

/** Every match once, from the documents alone, the goods of a code before all others. */
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

/** The ids of the products that a search finds, as a query for the conditions of others. */
export const foundProducts = (search: Search): SQL =>
  union([codeIs(search.code), ...branchesOf(search, sql`d.product_id`)])

/** The kinds and the products of the variants that a search finds; undefined where its words do not tell variants apart. */
export function foundOffers(search: Search): SQL | undefined {
  if (!search.onVariants) return undefined
  return union([
    ...branchesOf(search, sql`d.kind_id, d.product_id`),
    sql`select kind_id, product_id from variant_search where product_id in (${codeIs(search.code)})`,
  ])
}

/** The condition that a variant is one of those that a search finds. */
export function foundVariants(search: Search): SQL | undefined {
  if (!search.onVariants) return undefined
  return sql`${variants.id} in (${union([
    ...branchesOf(search, sql`d.variant_id`),
    sql`select variant_id from variant_search where product_id in (${codeIs(search.code)})`,
  ])})`
}
