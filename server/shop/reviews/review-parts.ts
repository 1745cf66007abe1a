import { asc, inArray } from 'drizzle-orm'
import type { ReviewAnswer, ReviewPicture } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { reviewPictures, type reviews } from '../../db/schema/reviews.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { pictureUrl } from '../pictures/picture-files.ts'

export type ReviewRow = typeof reviews.$inferSelect

/** The photographs of some reviews, by the id of the review. */
export async function picturesOf(
  db: Queries,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewPicture[]>> {
  const found = new Map<string, ReviewPicture[]>()
  if (reviewIds.length === 0) return found
  const rows = await db
    .select()
    .from(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPictures.reviewId), asc(reviewPictures.position))
  for (const { reviewId, pictureId, width, height } of rows)
    found.set(reviewId, [...(found.get(reviewId) ?? []), { url: pictureUrl(pictureId), width, height }])
  return found
}

export const answerOf = ({
  answer,
  answeredAt,
}: Pick<ReviewRow, 'answer' | 'answeredAt'>): { answer?: ReviewAnswer } =>
  answer === null || !answeredAt ? {} : { answer: { text: answer, at: answeredAt.toISOString() } }

/** The variant that was received; it may have left the shop since. */
export const variantColumns = (language: ApiLanguage) => ({
  colorName: inLanguage(language, variants.colorNameTh, variants.colorNameEn),
  colorHex: variants.colorHex,
  label: inLanguage(language, variants.labelTh, variants.labelEn),
})

export const variantOf = (variant: {
  colorName: string | null
  colorHex: string | null
  label: string | null
}) =>
  variant.colorName === null || variant.colorHex === null || variant.label === null
    ? {}
    : { color: { name: variant.colorName, hex: variant.colorHex }, size: variant.label }
