import { eq } from 'drizzle-orm'
import type { OwnReview, ReviewPicture } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { answerOf, picturesOf, type ReviewRow } from './review-parts.ts'

const days = 24 * 60 * 60_000
/** For so long a review can be changed. */
const editable = 30 * days

export const editableUntil = ({ writtenAt }: Pick<ReviewRow, 'writtenAt'>): Date =>
  new Date(writtenAt.getTime() + editable)

/** What the customer of an order wrote of its items, by their variants. */
export async function ownReviews(db: Queries, orderId: string): Promise<Map<string, OwnReview>> {
  const rows = await db.select().from(reviews).where(eq(reviews.orderId, orderId))
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(rows.map((row) => [row.variantId, toOwnReview(row, pictures.get(row.id) ?? [])]))
}

const toOwnReview = (row: ReviewRow, pictures: ReviewPicture[]): OwnReview => ({
  stars: row.stars,
  text: row.words,
  author: row.author ?? '',
  state: row.state,
  ...(row.refusal !== null && { refusal: row.refusal }),
  writtenAt: row.writtenAt.toISOString(),
  editableUntil: editableUntil(row).toISOString(),
  pictures,
  ...answerOf(row),
})
