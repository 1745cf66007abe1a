import type { ReviewInput } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { SaveChange } from '../../../flows/edit-record/use-edit-record.ts'

/** A review is written, changed, or, without words, deleted. */
export interface ReviewChange {
  orderId: string
  variantId: string
  review: ReviewInput | undefined
}

export const saveReview: SaveChange<ReviewChange> = (client, { orderId, variantId, review }, signal) => {
  const params = { path: { id: orderId, variantId } }
  return review
    ? dataOf(
        client.PUT('/api/orders/{id}/reviews/{variantId}', {
          params,
          body: review,
          headers: withoutOverlay,
          signal,
        }),
      )
    : dataOf(
        client.DELETE('/api/orders/{id}/reviews/{variantId}', { params, headers: withoutOverlay, signal }),
      )
}
