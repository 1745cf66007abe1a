import { asc, desc, eq } from 'drizzle-orm'
import type { OfficeReview, OfficeReviewPage, ReviewState } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { products, variants } from '../../../db/schema/catalogue.ts'
import { orders } from '../../../db/schema/orders.ts'
import { reviews } from '../../../db/schema/reviews.ts'
import { inLanguage, type ApiLanguage } from '../../common/language.ts'
import { omitNulls } from '../../common/omit-nulls.ts'
import { readPage } from '../../common/page.ts'
import { notFound } from '../../common/problem.ts'
import { answerOf, picturesOf, variantColumns, variantOf } from '../../reviews/review-parts.ts'

/** One page of the reviews of one state. Who has waited longest is first; of what is done, the newest. */
export async function listOfficeReviews(
  db: Queries,
  language: ApiLanguage,
  { state = 'waiting', ...page }: { state?: ReviewState } & Parameters<typeof readPage>[0] = {},
): Promise<OfficeReviewPage> {
  const isWanted = eq(reviews.state, state)
  const inOrder = state === 'waiting' ? asc : desc
  const [{ data, totalRecords }, waiting] = await Promise.all([
    readPage(page, {
      rows: selectReviews(db, language)
        .where(isWanted)
        .orderBy(inOrder(reviews.changedAt), inOrder(reviews.id)),
      count: () => db.$count(reviews, isWanted),
    }),
    db.$count(reviews, eq(reviews.state, 'waiting')),
  ])
  return { data: await withPictures(db, data), totalRecords, waiting }
}

export async function readOfficeReview(
  db: Queries,
  language: ApiLanguage,
  id: string,
): Promise<OfficeReview> {
  const [review] = await withPictures(db, await selectReviews(db, language).where(eq(reviews.id, id)))
  if (!review) throw notFound('There is no such review')
  return review
}

const selectReviews = (db: Queries, language: ApiLanguage) =>
  db
    .select({
      review: reviews,
      product: {
        id: products.id,
        code: products.code,
        name: inLanguage(language, products.nameTh, products.nameEn),
      },
      orderNumber: orders.orderNumber,
      ...variantColumns(language),
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(orders, eq(orders.id, reviews.orderId))
    .leftJoin(variants, eq(variants.id, reviews.variantId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectReviews>>[number]

async function withPictures(db: Queries, rows: readonly Row[]): Promise<OfficeReview[]> {
  const pictures = await picturesOf(
    db,
    rows.map(({ review }) => review.id),
  )
  return rows.map(({ review, product, orderNumber, ...variant }) => ({
    id: review.id,
    state: review.state,
    stars: review.stars,
    text: review.words,
    product,
    ...variantOf(variant),
    quantity: review.quantity,
    writtenAt: review.writtenAt.toISOString(),
    changedAt: review.changedAt.toISOString(),
    pictures: pictures.get(review.id) ?? [],
    ...omitNulls({ author: review.author, orderNumber, refusal: review.refusal }),
    ...answerOf(review),
    version: review.version,
  }))
}
