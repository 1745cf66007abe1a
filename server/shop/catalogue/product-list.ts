import { inArray, sql } from 'drizzle-orm'
import type { ProductPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { readPage } from '../common/page.ts'
import { picturesInColor } from './pictures-in-color.ts'
import { wantedProducts, type ProductQuery } from './product-filter.ts'
import { selectListItems, toListItem } from './product-list-item.ts'
import { orderColumns, productOrder } from './product-order.ts'

/** One page of products. Only its rows are read completely: the others are skipped within an index. */
export async function listProducts(
  db: Queries,
  language: ApiLanguage,
  query: ProductQuery,
): Promise<ProductPage> {
  const { data: found, totalRecords } = await readPage(query, {
    rows: (limit, offset) =>
      (query.keyword ? searchProducts : leafThrough)(db, language, query).limit(limit).offset(offset),
    count: () => db.$count(products, wantedProducts(query)),
    countIn: ({ total }) => total ?? undefined,
  })
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { data: [], totalRecords }
  const [items, pictures] = await Promise.all([
    selectListItems(db, language).where(inArray(products.id, ids)),
    query.color === undefined ? undefined : picturesInColor(db, language, ids, query.color),
  ])
  const byId = new Map(items.map((item) => [item.id, { ...toListItem(item), ...pictures?.get(item.id) }]))
  return { data: ids.flatMap((id) => byId.get(id) ?? []), totalRecords }
}

function leafThrough(db: Queries, language: ApiLanguage, query: ProductQuery) {
  return db
    .select({ id: products.id, total: sql<number | null>`null` })
    .from(products)
    .where(wantedProducts(query))
    .orderBy(...productOrder(query.sort ?? 'recommended', language, orderColumns))
    .$dynamic()
}

/**
 * Materialises all matches once, then counts and sorts them. With a plain `order by … limit 12` the planner
 * prefers to scan the whole catalogue in that order, expecting to meet twelve matches soon.
 */
export function searchProducts(db: Queries, language: ApiLanguage, query: ProductQuery) {
  const found = db.$with('found').as(db.select(orderColumns).from(products).where(wantedProducts(query)))
  return db
    .with(found)
    .select({ id: found.id, total: sql<number | null>`(select count(*)::int from ${found})` })
    .from(found)
    .orderBy(...productOrder(query.sort ?? 'recommended', language, found))
    .$dynamic()
}
