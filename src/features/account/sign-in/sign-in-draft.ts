import * as v from 'valibot'
import { defineDraft, guest } from '../../../lib/forms/form-draft.ts'

/** The login of a sign-in, which survives a reload and which other dialogs fill in. */
export const signInDraft = {
  kind: defineDraft('sign-in', 1, { userName: v.string() }),
  place: { owner: guest },
}
