import { and, desc, eq, sql } from 'drizzle-orm'
import type { Review, ReviewPage } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { reviewPictures, reviews } from '../../db/schema/reviews.ts'
import type { ApiLanguage } from '../common/language.ts'
import { readPage } from '../common/page.ts'
import { notFound } from '../common/problem.ts'
import { answerOf, picturesOf, variantColumns, variantOf } from './review-parts.ts'

/** One page of what customers say of a product. */
export async function listReviews(
  db: Queries,
  language: ApiLanguage,
  productId: string,
  query: Parameters<typeof readPage>[0] = {},
): Promise<ReviewPage> {
  const known = await db.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (known.length === 0) throw notFound('The product was not found')
  return readPage(query, {
    rows: (limit, offset) => readReviews(db, language, productId, { limit, offset }),
    count: () => db.$count(reviews, isShownOf(productId)),
  })
}

/** Stars alone are counted but not listed: somebody who was erased, or who wrote nothing. */
const isShownOf = (productId: string) =>
  and(
    eq(reviews.productId, productId),
    eq(reviews.state, 'released'),
    sql`${reviews.author} is not null and (${reviews.words} <> ''
      or exists (select from ${reviewPictures} where ${reviewPictures.reviewId} = ${reviews.id}))`,
  )

/** What is shown of a product, the newest first. */
export async function readReviews(
  db: Queries,
  language: ApiLanguage,
  productId: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Review[]> {
  const rows = await db
    .select({ review: reviews, ...variantColumns(language) })
    .from(reviews)
    .leftJoin(variants, eq(variants.id, reviews.variantId))
    .where(isShownOf(productId))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  const pictures = await picturesOf(
    db,
    rows.map(({ review }) => review.id),
  )
  return rows.map(({ review, ...variant }) => ({
    id: review.id,
    stars: review.stars,
    text: review.words,
    author: review.author ?? '',
    writtenAt: review.writtenAt.toISOString(),
    ...variantOf(variant),
    quantity: review.quantity,
    pictures: pictures.get(review.id) ?? [],
    ...answerOf(review),
  }))
}
