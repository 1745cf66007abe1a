import { useEffect, useRef, useState } from 'react'
import type {
  ContentKind,
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

/**
 * What is typed, over which version, and whether the server has it. A newer version that was read meanwhile shows where nothing was
 * typed; otherwise a save names the older one and is refused, until whoever types has asked to read again.
 */
export function useContentDraft(content: OfficeContent, isSaved: boolean) {
  const [draft, setDraft] = useState(() => draftOf(content))
  const [saved, setSaved] = useState(draft)
  const [version, setVersion] = useState(content.version)
  const [isReloaded, setReloaded] = useState(false)
  /** Counts the texts that took the place of what was typed. */
  const [round, setRound] = useState(0)
  const sent = useRef<{ typed: ContentDraft; saved: ContentDraft; version: number }>(undefined)
  const isChanged =
    draft.body !== saved.body || draft.publishAt !== saved.publishAt || draft.hideAt !== saved.hideAt
  if (content.version > version && (isReloaded || !isChanged)) {
    setVersion(content.version)
    setReloaded(false)
    if (!isChanged) {
      const read = draftOf(content)
      setDraft(read)
      setSaved(read)
      setRound(round + 1)
    }
  }
  useEffect(() => {
    if (!isSaved || !sent.current) return
    const { typed, saved: taken } = sent.current
    setSaved(taken)
    setVersion(sent.current.version + 1)
    // A time that was not sent does not stand there as if it held; what is typed after the sending stays.
    setDraft((now) => (now.publishAt === typed.publishAt ? { ...now, publishAt: taken.publishAt } : now))
  }, [isSaved])
  return {
    ...draft,
    version,
    isChanged,
    round,
    write: (change: (body: OfficeContentBody) => Partial<OfficeContentBody>) =>
      setDraft((now) => ({ ...now, body: { ...now.body, ...change(now.body) } })),
    replaceBody: (body: OfficeContentBody) => {
      setDraft((now) => ({ ...now, body }))
      setRound(round + 1)
    },
    /** What is typed goes over the newest version from now on. */
    markReloaded: () => setReloaded(true),
    setTime: (time: Partial<Pick<ContentDraft, 'publishAt' | 'hideAt'>>) =>
      setDraft((now) => ({ ...now, ...time })),
    markSent: (wish: ContentWish) => {
      sent.current = { version, typed: draft, saved: { ...draft, publishAt: timeToPublish(draft, wish) } }
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
  kind: ContentKind,
  draft: ContentDraft & { version: number },
  wish: ContentWish,
): OfficeContentChange {
  const { coverMobile: _cover, link: _link, ...common } = draft.body
  const publishAt = timeToPublish(draft, wish)
  return {
    ...{ version: draft.version, wish },
    // What was typed before a new text became one of another kind has no field there.
    body: kind === 'banner' ? draft.body : common,
    ...(publishAt !== '' && { publishAt: fromLocalTime(publishAt) }),
    ...(draft.hideAt !== '' && { hideAt: fromLocalTime(draft.hideAt) }),
  }
}
