import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { products, sizeGuideNotes } from '../../db/schema/catalogue.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'

export const sizeGuideUrl = (kind: string, language: ApiLanguage) =>
  `/media/size-guides/${kind}.${inLanguage(language, 'th', 'en')}.svg`

/** How goods of the product's kind are measured. */
export async function readSizeGuideNotes(
  db: Queries,
  language: ApiLanguage,
  productId: string,
): Promise<string[]> {
  const rows = await db
    .select({ note: inLanguage(language, sizeGuideNotes.noteTh, sizeGuideNotes.noteEn) })
    .from(products)
    .innerJoin(sizeGuideNotes, eq(sizeGuideNotes.sizeGuide, products.sizeGuide))
    .where(eq(products.id, productId))
    .orderBy(asc(sizeGuideNotes.position))
  return rows.map(({ note }) => note)
}
