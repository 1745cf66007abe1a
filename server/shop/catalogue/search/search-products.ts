import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { products } from '../../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../../common/language.ts'
import { narrowed, type ProductQuery } from '../product-filter.ts'
import { orderColumns, productOrder } from '../product-order.ts'
import { documents, type Search } from './understand.ts'

/** What a keyword alone needs: everything else narrows or sorts by what only the goods themselves have. */
const ownNames = new Set(['pageNumber', 'pageSize'])
const isKeywordAlone = ({ sort = 'recommended', ...query }: ProductQuery): boolean =>
  sort === 'recommended' &&
  Object.entries(query).every(([name, value]) => value === undefined || ownNames.has(name))

/** One page of what a search finds: the code itself, then what fits best, then sheets before accessories. */
export function searchProducts(db: Queries, language: ApiLanguage, query: ProductQuery, search: Search) {
  return isKeywordAlone(query)
    ? searchDocuments(db, search)
    : searchAmongProducts(db, language, query, search)
}

/** Every match once, from the documents alone. */
function matches({ code, condition, fit, onVariants }: Search) {
  const byCode = sql`select product_id from product_search where code = ${code}`
  const grouped = onVariants
    ? sql`select product_id, max(${fit}) as fit, min(class) as class, min(rank) as rank`
    : sql`select product_id, ${fit} as fit, class, rank`
  return sql`
    select product_id, 100000 as fit, class, rank from product_search where code = ${code} and rank is not null
    union all
    ${grouped} from ${documents(onVariants)} as d
    where ${condition ?? sql`false`} and rank is not null and product_id <> all (array(${byCode}))
    ${onVariants ? sql`group by product_id` : sql``}
  `
}

function searchDocuments(db: Queries, search: Search) {
  const found = db.$with('found').as(
    db
      .select({
        id: sql<string>`matched.product_id`.as('id'),
        fit: sql<number>`matched.fit`.as('fit'),
        class: sql<number>`matched.class`.as('class'),
        rank: sql<string>`matched.rank`.as('rank'),
      })
      .from(sql`(${matches(search)}) as matched`),
  )
  return db
    .with(found)
    .select({ id: found.id, total: sql<number | null>`(select count(*)::int from ${found})` })
    .from(found)
    .orderBy(desc(found.fit), found.class, desc(found.rank), desc(found.id))
    .$dynamic()
}

/**
 * Materialises all matches once, then counts and sorts them. With a plain `order by … limit 12` the planner would scan
 * the whole catalogue in that order.
 */
function searchAmongProducts(db: Queries, language: ApiLanguage, query: ProductQuery, search: Search) {
  const found = db.$with('found').as(
    db
      .select({
        ...orderColumns,
        class: sql<number>`matched.class`.as('class'),
        fit: sql<number>`matched.fit`.as('fit'),
      })
      .from(sql`(${matches(search)}) as matched`)
      .innerJoin(products, eq(products.id, sql`matched.product_id`))
      .where(narrowed({ ...query, search })),
  )
  const sort = query.sort ?? 'recommended'
  return db
    .with(found)
    .select({ id: found.id, total: sql<number | null>`(select count(*)::int from ${found})` })
    .from(found)
    .orderBy(
      ...(sort === 'recommended' ? [desc(sql`found.fit`), sql`found.class`] : []),
      ...productOrder(sort, language, found),
    )
    .$dynamic()
}
