import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { reviewPictures, reviews } from '../../db/schema/reviews.ts'
import { pictureUrl, removePictureFiles } from '../pictures/picture-files.ts'

/** Removes the person from their reviews: of what is shown the stars stay, and nothing else. */
export async function eraseFromReviews(tx: Queries, customerId: string): Promise<void> {
  const isTheirs = inArray(
    reviews.orderId,
    tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)),
  )
  const rows = await tx.select({ id: reviews.id }).from(reviews).where(isTheirs)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  const shown = and(inArray(reviews.id, ids), eq(reviews.state, 'released'))
  await deletePictures(tx, ids)
  await tx.delete(reviews).where(and(inArray(reviews.id, ids), ne(reviews.state, 'released')))
  await tx
    .update(reviews)
    .set({ author: null, words: '', answer: null, answeredAt: null, version: sql`${reviews.version} + 1` })
    .where(shown)
}

export async function deleteReviews(tx: Queries, ids: readonly string[]): Promise<void> {
  await deletePictures(tx, ids)
  await tx.delete(reviews).where(inArray(reviews.id, [...ids]))
}

async function deletePictures(tx: Queries, reviewIds: readonly string[]): Promise<void> {
  const gone = await tx
    .delete(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .returning({ pictureId: reviewPictures.pictureId })
  await removePictureFiles(
    tx,
    gone.map(({ pictureId }) => pictureUrl(pictureId)),
  )
}
