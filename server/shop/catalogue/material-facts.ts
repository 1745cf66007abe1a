import { asc, eq } from 'drizzle-orm'
import type { Product } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { materialFacts, products } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'

/** What is known of the material of a product. */
export async function readFacts(
  db: Queries,
  language: ApiLanguage,
  productId: string,
): Promise<Product['facts']> {
  return db
    .select({
      name: inLanguage(language, materialFacts.nameTh, materialFacts.nameEn),
      value: inLanguage(language, materialFacts.valueTh, materialFacts.valueEn),
    })
    .from(products)
    .innerJoin(materialFacts, eq(materialFacts.materialId, products.materialId))
    .where(eq(products.id, productId))
    .orderBy(asc(materialFacts.position))
}
