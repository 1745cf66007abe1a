import * as v from 'valibot'
import { defineDraft, dropDraft, guest, readDraft, saveDraft } from '../../lib/form-draft.ts'

const kind = defineDraft('quick-order', 1, { text: v.string() })
/** Lines that a guest wrote are still there once they have signed in. */
const place = { owner: guest }

/** What this tab has written into the quick order. */
export const readWrittenText = (): string => readDraft(kind, place)?.text ?? ''

export function storeWrittenText(text: string): void {
  if (text === '') dropDraft(kind, place)
  else saveDraft(kind, place, { text })
}
