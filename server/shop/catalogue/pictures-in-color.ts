import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { productImages, variants } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'

/** The picture of products in the colour that each was asked for in, where it has one. */
export async function picturesInColors(
  db: Queries,
  language: ApiLanguage,
  wanted: readonly { id: string; hex: string }[],
): Promise<Map<string, { imageUrl: string; imageAlt: string }>> {
  if (wanted.length === 0) return new Map()
  const pairs = sql.join(
    wanted.map(({ id, hex }) => sql`(${id}, ${hex.toLowerCase()})`),
    sql`, `,
  )
  const rows = await db
    .selectDistinctOn([productImages.productId], {
      productId: productImages.productId,
      imageUrl: productImages.url,
      imageAlt: inLanguage(language, productImages.altTh, productImages.altEn),
    })
    .from(productImages)
    .innerJoin(variants, eq(variants.id, productImages.variantId))
    .where(sql`(${productImages.productId}, lower(${variants.colorHex})) in (${pairs})`)
    .orderBy(asc(productImages.productId), asc(productImages.position))
  return new Map(rows.map(({ productId, ...picture }) => [productId, picture]))
}
