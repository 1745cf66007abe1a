import { afterwards, staffOf, type Call, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { answerReview, decideReview } from './change-review.ts'
import { listOfficeReviews, readOfficeReview } from './list-office-reviews.ts'

export function officeReviewHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  const answerAfter = afterwards(
    ({ language, path: { id } }: Pick<Call<'officeAnswerReview'>, 'language' | 'path'>) =>
      readOfficeReview(db, language, id),
  )
  return {
    officeListReviews: ({ language, query }) => listOfficeReviews(db, language, query),
    officeDecideReview: (call) => answerAfter(call, decideReview(db, staffOf(call), call.path.id, call.body)),
    officeAnswerReview: (call) => answerAfter(call, answerReview(db, staffOf(call), call.path.id, call.body)),
  }
}
