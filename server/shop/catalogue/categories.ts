import { asc, eq, sql } from 'drizzle-orm'
import type { Category, CategoryWithAncestors } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { categories, productCounts } from '../../db/schema/catalogue.ts'
import { notFound } from '../common/problem.ts'
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

interface CategoryRow {
  id: string
  parentId: string | null
  path: string
  name: string
  imageUrl: string
  ownCount: number
}

/** The root categories in row order, each with its descendants and the product count of its whole subtree. */
function categoryTree(rows: readonly CategoryRow[]): Category[] {
  const below = (parent: string | null): Category[] =>
    rows.filter(({ parentId }) => parentId === parent).map(toCategory)
  const toCategory = ({ id, path, name, imageUrl, ownCount }: CategoryRow): Category => {
    const children = below(id)
    const productCount = children.reduce((sum, child) => sum + child.productCount, ownCount)
    return { id, path, name, imageUrl, productCount, children }
  }
  return below(null)
}

/** The category at a path, with its ancestors from the root down. */
function findByPath(tree: readonly Category[], path: string): CategoryWithAncestors | undefined {
  for (const category of tree) {
    if (category.path === path) return { ...category, ancestors: [] }
    const found = findByPath(category.children, path)
    const { id, name } = category
    if (found) return { ...found, ancestors: [{ id, path: category.path, name }, ...found.ancestors] }
  }
  return undefined
}
