import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { products } from '../../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../../common/language.ts'
import { narrowed, type ProductQuery } from '../product-filter.ts'
import { orderColumns, productOrder } from '../product-order.ts'
import { documents, type Search } from './understand.ts'

/**
 * Materialises all matches once, then counts and sorts them: the code itself, then what fits best, then sheets before
 * accessories. With a plain `order by … limit 12` the planner would scan the whole catalogue in that order.
 */
export function searchProducts(db: Queries, language: ApiLanguage, query: ProductQuery, search: Search) {
  const { code, condition, fit, onVariants } = search
  const fits = sql`
    select product_id, 100000 as fit, class from product_search where code = ${code}
    union all
    select product_id, max(${fit}) as fit, min(class) as class from ${documents(onVariants)} as d where ${condition ?? sql`false`} group by product_id
  `
  const matches = db
    .select({
      ...orderColumns,
      class: sql<number>`matched.class`.as('class'),
      fit: sql<number>`matched.fit`.as('fit'),
    })
    .from(
      sql`(select product_id, max(fit) as fit, min(class) as class from (${fits}) as either group by product_id) as matched`,
    )
    .innerJoin(products, eq(products.id, sql`matched.product_id`))
    .where(narrowed({ ...query, search }))
  const found = db.$with('found').as(matches)
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
