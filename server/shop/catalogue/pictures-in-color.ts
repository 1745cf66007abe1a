import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { productImages, variants } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'

/** Each product's picture in the colour that the list is filtered by, where it has one. */
export async function picturesInColor(
  db: Queries,
  language: ApiLanguage,
  productIds: string[],
  hex: string,
): Promise<Map<string, { imageUrl: string; imageAlt: string }>> {
  const rows = await db
    .selectDistinctOn([productImages.productId], {
      productId: productImages.productId,
      imageUrl: productImages.url,
      imageAlt: inLanguage(language, productImages.altTh, productImages.altEn),
    })
    .from(productImages)
    .innerJoin(variants, eq(variants.id, productImages.variantId))
    .where(
      and(
        inArray(productImages.productId, productIds),
        eq(sql`lower(${variants.colorHex})`, hex.toLowerCase()),
      ),
    )
    .orderBy(asc(productImages.productId), asc(productImages.position))
  return new Map(rows.map(({ productId, ...picture }) => [productId, picture]))
}
