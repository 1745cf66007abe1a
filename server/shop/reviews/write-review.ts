import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { ReviewInput } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { reviewPictures, reviews } from '../../db/schema/reviews.ts'
import { lockCustomer } from '../accounts/customer-row.ts'
import { invalid, notFound } from '../common/problem.ts'
import { countHit } from '../common/rate-limit.ts'
import { cutPicture, type CutPicture } from '../pictures/cut-picture.ts'
import { addPictureFiles, pictureUrl, removePictureFiles } from '../pictures/picture-files.ts'
import { deleteReviews } from './erasure-of-reviews.ts'
import { reviewableLine, type ReviewableLine, type ReviewedLine } from './reviewed-line.ts'

/** Each may come with three photographs, which take a second to cut. */
const limits = [{ max: 20, seconds: 60 * 60 }]

/** Writes a review or changes it. Staff read it before it is shown, and again after each change. */
export async function writeReview(db: Queries, line: ReviewedLine, input: ReviewInput): Promise<void> {
  await countHit(db, { action: 'review', key: line.customerId, limits })
  // Before any picture is cut: what may not be written costs nothing.
  await reviewableLine(db, line)
  const given = await cutPictures(input.pictures)
  await db.transaction(async (tx) => {
    // An erasure, or the same customer in another tab, comes before or after.
    await lockCustomer(tx, line.customerId)
    const reviewable = await reviewableLine(tx, line)
    const id = await writeWords(tx, line, reviewable, input)
    await writePictures(tx, id, given)
  })
}

/** A picture of the review is kept by its address, a new one comes cut. */
type Given = string | CutPicture

async function cutPictures(pictures: ReviewInput['pictures']): Promise<Given[]> {
  const given: Given[] = []
  for (const [index, { url, data }] of pictures.entries()) {
    const field = `pictures.${index}`
    if ((url === undefined) === (data === undefined))
      throw invalid('It is either kept or new', [{ field, code: 'not' }])
    given.push(url ?? (await cutPicture(data ?? '', `${field}.data`)))
  }
  return given
}

async function writeWords(
  tx: Queries,
  { orderId, variantId }: ReviewedLine,
  { productId, quantity, review }: ReviewableLine,
  { stars, text, author }: ReviewInput,
): Promise<string> {
  const written = { stars, words: text.trim(), author: author.trim(), state: 'waiting' } as const
  if (!review) {
    const id = randomUUID()
    await tx.insert(reviews).values({ id, orderId, variantId, productId, quantity, ...written })
    return id
  }
  await tx
    .update(reviews)
    .set({
      ...written,
      refusal: null,
      changedAt: sql`now()`,
      version: sql`${reviews.version} + 1`,
    })
    .where(eq(reviews.id, review.id))
  return review.id
}

async function writePictures(tx: Queries, reviewId: string, given: readonly Given[]): Promise<void> {
  const before = await tx.select().from(reviewPictures).where(eq(reviewPictures.reviewId, reviewId))
  const after: (typeof before)[number][] = []
  for (const [index, one] of given.entries()) {
    const position = index + 1
    if (typeof one === 'string') {
      const kept = before.find(({ pictureId }) => pictureUrl(pictureId) === one)
      if (!kept)
        throw invalid('There is no such picture', [{ field: `pictures.${index}.url`, code: 'unknown' }])
      after.push({ ...kept, position })
    } else {
      await addPictureFiles(tx, one, { isSaved: true })
      after.push({ reviewId, position, pictureId: one.id, width: one.width, height: one.height })
    }
  }
  await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, reviewId))
  if (after.length > 0) await tx.insert(reviewPictures).values(after)
  await removePictureFiles(
    tx,
    before.map(({ pictureId }) => pictureUrl(pictureId)),
  )
}

/** At any time, with its photographs. */
export async function deleteReview(
  db: Queries,
  { customerId, orderId, variantId }: ReviewedLine,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const [found] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(orders, and(eq(orders.id, reviews.orderId), eq(orders.customerId, customerId)))
      .where(and(eq(reviews.orderId, orderId), eq(reviews.variantId, variantId)))
    if (!found) throw notFound('There is no such review')
    await deleteReviews(tx, [found.id])
  })
}
