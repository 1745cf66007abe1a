import type {
  OfficeReviewAnswer,
  OfficeReviewDecision,
  OfficeReviewPage,
  ReviewState,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'
import { namesOf, oneOf, pageOf, type Paged } from '../query.ts'
import type { Change } from '../hooks/use-edit.ts'

export const reviewStates = namesOf<ReviewState>({ waiting: true, released: true, refused: true })

type ReviewQuery = { state: ReviewState } & Paged

/** What the address asks for. */
export const readReviewQuery = (search: URLSearchParams): ReviewQuery => ({
  state: oneOf(reviewStates, search.get('state')) ?? 'waiting',
  ...pageOf(search, 20),
})

export const readReviews = ({ client, id, signal }: ReadRecordArgs<ReviewQuery>): Promise<OfficeReviewPage> =>
  dataOf(client.GET('/api/office/reviews', { params: { query: id }, signal }))

export const decideOn =
  (id: string, body: OfficeReviewDecision): Change =>
  (client, signal) =>
    dataOf(client.POST('/api/office/reviews/{id}/decision', { params: { path: { id } }, body, signal }))

export const answerReview =
  (id: string, body: OfficeReviewAnswer): Change =>
  (client, signal) =>
    dataOf(client.PUT('/api/office/reviews/{id}/answer', { params: { path: { id } }, body, signal }))
