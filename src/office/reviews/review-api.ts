import type {
  OfficeReviewAnswer,
  OfficeReviewDecision,
  OfficeReviewPage,
  ReviewState,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { SaveChange } from '../../flows/edit-record/use-edit-record.ts'
import type { RecordAsk } from '../../flows/record/use-record.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { namesOf, oneOf } from '../query.ts'

export const reviewStates = namesOf<ReviewState>({ waiting: true, released: true, refused: true })
const reviewPageSize = 20

type ReviewQuery = { state: ReviewState; pageNumber: number; pageSize: number }

/** What the address asks for. */
export const readReviewQuery = (search: URLSearchParams): ReviewQuery => ({
  state: oneOf(reviewStates, search.get('state')) ?? 'waiting',
  pageNumber: readPageNumber(search),
  pageSize: reviewPageSize,
})

export const readReviews = ({ client, id, signal }: RecordAsk<ReviewQuery>): Promise<OfficeReviewPage> =>
  dataOf(client.GET('/api/office/reviews', { params: { query: id }, signal }))

export type ReviewChange = { id: string; onSaved?: () => void } & (
  | { decision: OfficeReviewDecision }
  | { answer: OfficeReviewAnswer }
)

export const saveReview: SaveChange<ReviewChange> = async (client, change, signal) => {
  await send(client, change, signal)
  change.onSaved?.()
}

const send: SaveChange<ReviewChange> = (client, { id, ...change }, signal) => {
  const params = { path: { id } }
  return 'decision' in change
    ? dataOf(client.POST('/api/office/reviews/{id}/decision', { params, body: change.decision, signal }))
    : dataOf(client.PUT('/api/office/reviews/{id}/answer', { params, body: change.answer, signal }))
}
