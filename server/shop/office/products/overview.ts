import { asc } from 'drizzle-orm'
import type { OfficeProductOverview } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { categories, materials } from '../../../db/schema/catalogue.ts'
import { inLanguage, type ApiLanguage } from '../../common/language.ts'
import { countViews } from './list-products.ts'

/** How many goods there are by views, and what they can belong to. */
export async function readProductOverview(
  db: Queries,
  language: ApiLanguage,
): Promise<OfficeProductOverview> {
  const [counts, ofCategories, ofMaterials] = await Promise.all([
    countViews(db),
    db.select().from(categories).orderBy(asc(categories.position)),
    db.select().from(materials).orderBy(asc(materials.position)),
  ])
  const nameOf = ({ nameTh, nameEn }: { nameTh: string; nameEn: string }) =>
    inLanguage(language, nameTh, nameEn)
  const named = (parentId: string | null, above: string[]): OfficeProductOverview['categories'] =>
    ofCategories
      .filter((category) => category.parentId === parentId)
      .flatMap((category) => {
        const names = [...above, nameOf(category)]
        return [{ path: category.path, name: names.join(' / ') }, ...named(category.id, names)]
      })
  return {
    counts,
    categories: named(null, []),
    materials: ofMaterials.map((material) => ({ id: material.id, name: nameOf(material) })),
  }
}
