import { useState } from 'react'
import type { OfficeReview } from '../../../openapi/generated/schema.ts'
import { useAskBeforeLeaving } from '../hooks/use-ask-before-leaving.ts'

/** What is typed as the shop's answer to a review. */
export function useAnswerDraft({ version, answer }: OfficeReview) {
  const saved = answer?.text ?? ''
  /** What was typed, and the answer of that time. */
  const [draft, setDraft] = useState<{ text: string; before: string }>()
  /** The draft that the server took; the review says it only when it is read again. */
  const [taken, setTaken] = useState<typeof draft>()
  const [seenVersion, setSeenVersion] = useState(version)
  if (version !== seenVersion) {
    setSeenVersion(version)
    setTaken(undefined)
    if (draft?.text.trim() === saved) setDraft(undefined)
  }
  const text = draft?.text ?? saved
  const isUnsaved = text.trim() !== saved && draft !== taken
  useAskBeforeLeaving(isUnsaved, true)
  return {
    text,
    isUnsaved,
    /** The answer that a colleague saved while another one is typed. */
    savedMeanwhile: draft && draft.before !== saved ? saved : undefined,
    type: (typed: string) => setDraft({ text: typed, before: draft?.before ?? saved }),
    onSaved: () => setTaken(draft),
  }
}

export type AnswerDraft = ReturnType<typeof useAnswerDraft>
