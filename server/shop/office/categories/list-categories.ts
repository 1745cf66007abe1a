import { asc, count, eq, getTableColumns } from 'drizzle-orm'
import type { OfficeCategory, OfficeCategoryList } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { categories, products } from '../../../db/schema/catalogue.ts'

/** All categories as a tree that is read from the top. */
export async function listCategories(db: Queries): Promise<OfficeCategoryList> {
  const rows = await db
    .select({ ...getTableColumns(categories), products: count(products.id) })
    .from(categories)
    .leftJoin(products, eq(products.categoryId, categories.id))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.path))
  const below = (parent: string | null, depth: number): OfficeCategory[] =>
    rows
      .filter(({ parentId }) => parentId === parent)
      .flatMap(({ id, path, nameTh, nameEn, imageUrl, products: own }) => {
        const inside = below(id, depth + 1)
        const isEmpty = own === 0 && inside.length === 0
        const name = { th: nameTh, en: nameEn }
        return [{ id, path, depth, name, imageUrl, products: own, isEmpty }, ...inside]
      })
  return { data: below(null, 1) }
}
