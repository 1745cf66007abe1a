import type { OwnReview } from '../../../openapi/generated/schema.ts'
import { done, signedIn, type Call, type Handlers } from '../common/handlers.ts'
import { notFound } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { listReviews } from './list-reviews.ts'
import { ownReviews } from './own-reviews.ts'
import type { ReviewedLine } from './reviewed-line.ts'
import { deleteReview, writeReview } from './write-review.ts'

export function reviewHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  return {
    listReviews: ({ path: { language, id }, query }) => listReviews(db, language, id, query),
    async writeReview(call): Promise<OwnReview> {
      const { id, variantId } = call.path
      await writeReview(db, lineOf(call), call.body)
      const written = (await ownReviews(db, id)).get(variantId)
      if (!written) throw notFound('The review was deleted')
      return written
    },
    deleteReview: (call) => done(deleteReview(db, lineOf(call))),
  }
}

const lineOf = (call: Pick<Call<'writeReview'>, 'path' | 'session'>): ReviewedLine => ({
  customerId: signedIn(call).customerId,
  orderId: call.path.id,
  variantId: call.path.variantId,
})
