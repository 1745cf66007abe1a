import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { products } from '../../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../../common/language.ts'
import { amongFound, type ProductQuery } from '../filters.ts'
import { orderColumns, productOrder } from '../product-order.ts'
import { matches } from './matching.ts'
import type { Search } from './search.ts'

/** What a keyword alone needs: everything else narrows or sorts by what only the products themselves have. */
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
      .where(amongFound({ ...query, search })),
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
