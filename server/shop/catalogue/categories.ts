import { asc, eq, sql } from 'drizzle-orm'
import type { Category, CategoryWithAncestors } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { categories, products } from '../../db/schema/catalogue.ts'
import { notFound } from '../common/problem.ts'
import { categoryTree, findByPath } from './category-tree.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'
import { isOnSale } from './product-list-item.ts'

/** The root categories, each with all its descendants. */
export async function rootCategories(db: Queries, language: ApiLanguage): Promise<Category[]> {
  const counts = db
    .select({ categoryId: products.categoryId, count: sql<number>`count(*)::int`.as('count') })
    .from(products)
    .where(isOnSale)
    .groupBy(products.categoryId)
    .as('counts')
  const rows = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      path: categories.path,
      name: inLanguage(language, categories.nameTh, categories.nameEn),
      imageUrl: categories.imageUrl,
      ownCount: sql<number>`coalesce(${counts.count}, 0)`,
    })
    .from(categories)
    .leftJoin(counts, eq(counts.categoryId, categories.id))
    .orderBy(asc(categories.position), asc(categories.path))
  return categoryTree(rows)
}

export async function categoryByPath(
  db: Queries,
  language: ApiLanguage,
  path: string,
): Promise<CategoryWithAncestors> {
  const found = findByPath(await rootCategories(db, language), path)
  if (!found) throw notFound('No such category')
  return found
}
