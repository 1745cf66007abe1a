import { useEffect, useRef, useState } from 'react'
import type {
  ContentWish,
  OfficeContent,
  OfficeContentBody,
  OfficeContentChange,
} from '../../../openapi/generated/schema.ts'
import { fromLocalTime, toLocalTime } from './local-time.ts'

export interface ContentDraft {
  body: OfficeContentBody
  /** Times of day as their fields have them; empty where none is set. */
  publishAt: string
  hideAt: string
}

/** What is typed, and whether the server has it. */
export function useContentDraft(content: OfficeContent, isSaved: boolean) {
  const [draft, setDraft] = useState(() => draftOf(content))
  const [kept, setKept] = useState(draft)
  const sent = useRef<{ typed: ContentDraft; kept: ContentDraft }>(undefined)
  useEffect(() => {
    if (!isSaved || !sent.current) return
    const { typed, kept: taken } = sent.current
    setKept(taken)
    // A time that was not sent does not stand there as if it held; what is typed after the sending stays.
    setDraft((now) => (now.publishAt === typed.publishAt ? { ...now, publishAt: taken.publishAt } : now))
  }, [isSaved])
  return {
    ...draft,
    isChanged: draft.body !== kept.body || draft.publishAt !== kept.publishAt || draft.hideAt !== kept.hideAt,
    write: (change: (body: OfficeContentBody) => Partial<OfficeContentBody>) =>
      setDraft((now) => ({ ...now, body: { ...now.body, ...change(now.body) } })),
    replaceBody: (body: OfficeContentBody) => setDraft((now) => ({ ...now, body })),
    setTime: (time: Partial<Pick<ContentDraft, 'publishAt' | 'hideAt'>>) =>
      setDraft((now) => ({ ...now, ...time })),
    markSent: (wish: ContentWish) => {
      sent.current = { typed: draft, kept: { ...draft, publishAt: timeToPublish(draft, wish) } }
    },
  }
}

const draftOf = ({ state, publishAt, hideAt, body }: OfficeContent): ContentDraft => ({
  body,
  publishAt: state === 'planned' ? toLocalTime(publishAt) : '',
  hideAt: toLocalTime(hideAt),
})

const timeToPublish = ({ publishAt }: ContentDraft, wish: ContentWish) =>
  wish === 'planned' ? publishAt : ''

export function changeOf(
  { kind, version }: OfficeContent,
  draft: ContentDraft,
  wish: ContentWish,
): OfficeContentChange {
  const { coverMobile: _cover, link: _link, ...common } = draft.body
  const publishAt = timeToPublish(draft, wish)
  return {
    ...{ version, wish },
    // What was typed before a new text became one of another kind has no field there.
    body: kind === 'banner' ? draft.body : common,
    ...(publishAt !== '' && { publishAt: fromLocalTime(publishAt) }),
    ...(draft.hideAt !== '' && { hideAt: fromLocalTime(draft.hideAt) }),
  }
}
