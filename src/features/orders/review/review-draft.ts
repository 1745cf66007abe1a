import * as v from 'valibot'
import {
  defineDraft,
  dropDraft,
  readDraft,
  saveDraft,
  type DraftPlace,
} from '../../../lib/forms/form-draft.ts'

/** What a customer writes about an item. Photographs are too large for the storage of a tab. */
export interface WrittenReview {
  stars: number
  text: string
  author: string
}

const kind = defineDraft('review', 1, {
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  text: v.string(),
  author: v.string(),
})

export const readReviewDraft = (place: DraftPlace): Partial<WrittenReview> | undefined =>
  readDraft(kind, place)

export const saveReviewDraft = (place: DraftPlace, written: WrittenReview): void =>
  saveDraft(kind, place, { ...written })

export const dropReviewDraft = (place: DraftPlace): void => dropDraft(kind, place)
