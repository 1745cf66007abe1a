import { asc } from 'drizzle-orm'
import type { components } from '../../openapi/generated/schema.ts'
import type { Database } from '../db/database.ts'
import { categories } from '../db/schema.ts'
import type { ApiLanguage } from './language.ts'
import { inLanguage } from './language.ts'

type Category = components['schemas']['Category']
type Row = typeof categories.$inferSelect

/** The groups of the shop, each with everything below it. */
export async function rootCategories(db: Database['db'], language: ApiLanguage): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  const below = (parentId: string | null) => rows.filter((row) => row.parentId === parentId).map(toCategory)
  const toCategory = (row: Row): Category => ({
    id: row.id,
    path: row.path,
    name: inLanguage(language, row.nameTh, row.nameEn),
    imageUrl: row.imageUrl,
    productCount: 0,
    children: below(row.id),
  })
  return below(null)
}
