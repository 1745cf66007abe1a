import { asc, eq, sql } from 'drizzle-orm'
import type { Category, CategoryWithAncestors } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { categories, productCounts } from '../../db/schema/catalogue.ts'
import { notFound } from '../common/problem.ts'
import { categoryTree, findByPath } from './category-tree.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'

/** The root categories, each with all its descendants. */
export async function rootCategories(db: Queries, language: ApiLanguage): Promise<Category[]> {
  const rows = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      path: categories.path,
      name: inLanguage(language, categories.nameTh, categories.nameEn),
      imageUrl: categories.imageUrl,
      ownCount: sql<number>`coalesce(${productCounts.products}, 0)`,
    })
    .from(categories)
    .leftJoin(productCounts, eq(productCounts.categoryId, categories.id))
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
