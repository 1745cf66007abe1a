import { sql, sum } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { productCounts, products } from '../../db/schema/catalogue.ts'
import { isWithin, wantedProducts, type Narrowing, type ProductQuery } from './product-filter.ts'

/** How many products a filter finds. Those of a category, and of the whole shop, are counted already. */
export async function countProducts(
  db: Queries,
  { pageNumber: _page, pageSize: _size, sort: _sort, ...query }: Narrowing & Omit<ProductQuery, 'keyword'>,
): Promise<number> {
  const { categoryId, ...narrowing } = query
  if (Object.values(narrowing).some((wish) => wish !== undefined))
    return db.$count(products, wantedProducts(query))
  const counted = await db
    .select({ products: sum(productCounts.products).mapWith(Number) })
    .from(productCounts)
    .where(categoryId === undefined ? undefined : isWithin(sql`${productCounts.categoryId}`, categoryId))
  return counted[0]?.products ?? 0
}
