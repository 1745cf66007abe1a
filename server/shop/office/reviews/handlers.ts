import { staffOf, type Handlers } from '../../common/handlers.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import { answerReview, decideReview } from './change-review.ts'
import { listOfficeReviews, readOfficeReview } from './list-office-reviews.ts'

export function officeReviewHandlers({ database: { db } }: Pick<ShopDeps, 'database'>): Handlers {
  return {
    officeListReviews: ({ language, query }) => listOfficeReviews(db, language, query),
    async officeDecideReview({ language, path: { id }, body, ...call }) {
      await decideReview(db, staffOf(call), id, body)
      return readOfficeReview(db, language, id)
    },
    async officeAnswerReview({ language, path: { id }, body, ...call }) {
      await answerReview(db, staffOf(call), id, body)
      return readOfficeReview(db, language, id)
    },
  }
}
