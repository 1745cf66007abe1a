import * as v from 'valibot'
import { defineDraft, dropDraft, guest, readDraft, saveDraft } from '../../lib/forms/form-draft.ts'

const kind = defineDraft('quick-order', 1, { text: v.string() })

/** What this tab has written into the quick order. Lines that a guest wrote are still there once they have signed in. */
export const readWrittenText = (owner: string = guest): string =>
  (readDraft(kind, { owner }) ?? readDraft(kind, { owner: guest }))?.text ?? ''

export function storeWrittenText(text: string, owner: string = guest): void {
  dropDraft(kind, { owner: guest })
  if (text === '') dropDraft(kind, { owner })
  else saveDraft(kind, { owner }, { text })
}
