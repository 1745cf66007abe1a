import type { ReviewInput } from '../../../../openapi/generated/schema.ts'
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
    ? dataOf(client.quiet.PUT('/api/orders/{id}/reviews/{variantId}', { params, body: review, signal }))
    : dataOf(client.quiet.DELETE('/api/orders/{id}/reviews/{variantId}', { params, signal }))
}
